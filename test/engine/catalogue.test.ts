import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  bookOf,
  explain,
  locales,
  type ReportFinding,
  type RuleId,
  replayAll,
  rules,
  ruleWords,
} from '@motu/engine';
import { type GameRecord, parse } from '@motu/notation';
import { describe, expect, it } from 'vitest';
import { allFixtures, inventories, isLegalFixture, root, ruleOf } from '../support/fixtures.ts';

const ids = Object.keys(rules).filter((id): id is RuleId => id in rules);
const fixtures = allFixtures();
const findings = [
  ...fixtures.flatMap(({ text }) => findingsIn(parse(text))),
  ...beyondLimits().flatMap((records) => findingsIn(records)),
];

function findingsIn(records: readonly GameRecord[]): readonly ReportFinding[] {
  return [...replayAll(records, { inventories })].flatMap((report) => report.findings);
}

/** Texts that ask too much of the reader; as records of their own they would be too large. */
function beyondLimits(): readonly (readonly GameRecord[])[] {
  const head = '[Motu "1"]\n[Game "mahe"]\n[Turtles "1"]\n[A "Ana"]\n[B "Ben"]\n[Card "4"]\n\n';
  return [
    parse(`${head}1A 2\n(1A 3 (1A 4))\n*\n`, { limits: { depth: 1 } }),
    parse(`${head}1A 2\n1B 3\n*\n`, { limits: { tokens: 8 } }),
    parse(`${head}1A 2\n1B 3\n*\n`, { limits: { game: 60 } }),
  ];
}

function placesIn(template: string): readonly string[] {
  return [...template.matchAll(/\{([\w-]+)(?:\|term)?\}/g)].map((found) => found[1] ?? '').sort();
}

function brokenBy(id: RuleId): readonly ReportFinding[] {
  return fixtures
    .filter((fixture) => ruleOf(fixture) === id && !isLegalFixture(fixture))
    .flatMap(({ text }) => findingsIn(parse(text)));
}

/** Māori's effects are the reasons for numbers that records note; those of the other games show in their checks. */
const reasons = ids.filter((id) => id.startsWith('maori/') && 'effect' in rules[id]);

describe('the catalogue', () => {
  it('counts', () => {
    const illegal = fixtures.filter((fixture) => ruleOf(fixture) !== null && !isLegalFixture(fixture));
    console.log(
      `rules: ${ids.length}, fixtures: ${fixtures.length} (${illegal.length} illegal), findings: ${findings.length}`,
    );
    expect(ids.length).toBe(109);
  });

  it.each(ids)('%s has its words in every language', (id) => {
    for (const locale of locales) {
      const { title, text } = ruleWords(bookOf(locale), id);
      expect(title, locale).not.toBe(id);
      expect(text.length, locale).toBeGreaterThan(20);
    }
    const texts = locales.map((locale) => ruleWords(bookOf(locale), id).text);
    expect(new Set(texts).size).toBe(locales.length);
  });

  it.each(ids)('%s names its sources', (id) => {
    for (const { edition, section } of rules[id].sources) {
      expect(edition).toMatch(/^(?:de|en|it|motu)$/);
      expect(section).not.toBe('');
    }
  });

  it.each(ids)('%s is shown by fixtures: one legal, two illegal', (id) => {
    const own = fixtures.filter((fixture) => ruleOf(fixture) === id);
    expect(own.filter(isLegalFixture).length).toBeGreaterThanOrEqual(1);
    expect(own.filter((fixture) => !isLegalFixture(fixture)).length).toBeGreaterThanOrEqual(2);
  });

  it.each(ids)('%s has the same messages with the same places in every language', (id) => {
    const shapes = locales.map((locale) =>
      Object.entries(ruleWords(bookOf(locale), id).messages)
        .map(([variant, template]) => [variant, ...placesIn(template)].join(' '))
        .sort(),
    );
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
    const isEffect = 'effect' in rules[id];
    expect(shapes[0]?.length === 0).toBe(isEffect);
  });

  it.each(ids.filter((id) => !('effect' in rules[id])))('%s is broken by a fixture of its own', (id) => {
    expect(brokenBy(id).map(({ rule }) => rule)).toContain(id);
  });

  it.each(reasons)('%s is the reason of a finding in a fixture of its own', (id) => {
    expect(brokenBy(id).flatMap(({ params }) => params.because ?? [])).toContain(id);
  });

  it.each(ids)('%s has its page', (id) => {
    expect(existsSync(join(root, 'docs', 'rules', `${id}.md`))).toBe(true);
  });

  it.each(ids)('%s says nothing that no finding ever says', (id) => {
    const said = new Set(
      findings.filter(({ rule }) => rule === id).map(({ variant }) => variant ?? 'broken'),
    );
    expect(Object.keys(ruleWords(bookOf('en'), id).messages).sort()).toEqual([...said].sort());
  });

  it('says every finding in full: its variant has a message, and its parameters fill every place', () => {
    for (const finding of findings) {
      for (const locale of locales) {
        const template = ruleWords(bookOf(locale), finding.rule).messages[finding.variant ?? 'broken'];
        const what = `${finding.rule} ${finding.variant ?? 'broken'} in ${locale}`;
        expect(template, what).toBeDefined();
        for (const place of placesIn(template ?? '')) expect(finding.params, what).toHaveProperty(place);
        const { message, legal } = explain(finding, locale);
        expect(message, what).not.toMatch(/\{\w|undefined/);
        if (finding.legal !== undefined && finding.legal.options.length > 0) {
          expect(legal, `${what}: ${finding.legal.kind}`).not.toBeNull();
          expect(legal, what).not.toMatch(/\{\w|undefined/);
        }
      }
    }
  });
});
