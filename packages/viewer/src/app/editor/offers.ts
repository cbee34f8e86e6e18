import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { theJudge } from '../judge/judge-client.ts';
import type { Offer } from '../judge/turn-words.ts';
import { type AppWords, fill } from '../words/words.ts';

/** Legal words at the cursor, asked of the engine in the worker. */
export function offersAt(words: () => AppWords) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const { state, pos, explicit } = context;
    const line = state.doc.lineAt(pos);
    const isWorthAsking = explicit || /^\s*\(?\d+[A-Z]\s/.test(line.text.slice(0, pos - line.from));
    if (!isWorthAsking) return null;
    const found = await theJudge().complete(state.doc.toString(), pos);
    if (found === null || context.aborted) return null;
    return {
      from: found.from,
      options: found.offers.map((offer, at) => ({
        label: offer.word,
        detail: detailOf(offer, words()),
        type: 'keyword',
        // In the order of the engine: the cheapest and nearest first.
        boost: 99 - Math.min(198, at),
      })),
      // The next word is another question.
      validFor: /^[^\s]*$/,
    };
  };
}

function detailOf({ shells, about }: Offer, { editor }: AppWords): string {
  const price = shells === null ? '' : shells === 0 ? editor.free : fill(editor.shells, { count: shells });
  return [about ?? '', price].filter((part) => part !== '').join(' · ');
}
