import { bookOf, explain, locales, type RuleId, replayAll, rules, ruleWords } from '@motu/engine';
import { parse } from '@motu/notation';
import { describe, expect, it } from 'vitest';
import { allFixtures, inventories, isLegalFixture, ruleOf } from '../support/fixtures.ts';

const ids = Object.keys(rules).filter((id): id is RuleId => id in rules);
const fixtures = allFixtures();
const findings = fixtures.flatMap(({ text }) =>
  [...replayAll(parse(text), { inventories })].flatMap((report) => report.findings),
);

function placesIn(template: string): readonly string[] {
  return [...template.matchAll(/\{([\w-]+)(?:\|term)?\}/g)].map((found) => found[1] ?? '').sort();
}

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
    const own = fixtures.filter((fixture) => ruleOf(fixture) === id && !isLegalFixture(fixture));
    const broken = own.flatMap(({ text }) =>
      [...replayAll(parse(text), { inventories })].flatMap(({ findings }) =>
        findings.map(({ rule }) => rule),
      ),
    );
    expect(broken).toContain(id);
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
