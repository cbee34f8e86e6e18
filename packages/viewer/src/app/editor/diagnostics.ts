import type { Action, Diagnostic } from '@codemirror/lint';
import type { Book, ReportFinding } from '@motu/engine';
import { explainFrom, ruleWords } from '@motu/engine/catalogue/explain';
import { type AppWords, fill } from '../words/words.ts';

/** What the judge found, as the editor shows it: underlined, with the rule on hover and a mend where there is one. */
export function diagnosticsOf(
  findings: readonly ReportFinding[],
  length: number,
  book: Partial<Book>,
  words: AppWords,
): readonly Diagnostic[] {
  return findings.flatMap((finding): readonly Diagnostic[] => {
    const { span, severity } = finding;
    if (span === undefined || span.end > length) return [];
    const { message } = explainFrom(book, finding);
    return [
      {
        from: span.start,
        to: Math.max(span.end, Math.min(span.start + 1, length)),
        severity,
        message,
        renderMessage: () => tooltip(finding, book),
        actions: actionsOf(finding, words),
      },
    ];
  });
}

/** Built from text nodes: what a record says is never taken for markup. */
function tooltip(finding: ReportFinding, book: Partial<Book>): HTMLElement {
  const { title, message, legal } = explainFrom(book, finding);
  const box = document.createElement('div');
  const line = (tag: string, text: string): void => {
    const element = document.createElement(tag);
    element.textContent = text;
    box.append(element);
  };
  line('strong', title);
  line('div', message);
  if (legal !== null) line('div', legal);
  line('small', `${ruleWords(book, finding.rule).text} (${finding.rule})`);
  return box;
}

function actionsOf({ fix }: ReportFinding, words: AppWords): readonly Action[] {
  if (fix === undefined || fix.length === 0) return [];
  const shown = fix
    .map(({ text }) => text.trim())
    .join(' … ')
    .slice(0, 40);
  const name = shown === '' ? words.editor.fix : fill(words.editor.apply, { text: shown });
  return [
    {
      name,
      apply: (view) => {
        const changes = fix.map(({ span, text }) => ({ from: span.start, to: span.end, insert: text }));
        view.dispatch({ changes });
      },
    },
  ];
}
