/** What a method of strings has to look at: one character, the stretch up to what it finds, or all of it. */
const costs: {
  readonly [method: string]: (text: string, args: readonly unknown[], result: unknown) => number;
} = {
  charCodeAt: () => 1,
  charAt: () => 1,
  codePointAt: () => 1,
  startsWith: (_, [sought]) => String(sought).length,
  indexOf: (text, [, from], found) => (found === -1 ? text.length : Number(found)) - Number(from ?? 0) + 1,
  lastIndexOf: (text, [, from], found) =>
    Math.min(Number(from ?? text.length), text.length) - Number(found) + 1,
  slice: (_, __, result) => String(result).length,
};
const whole = [
  'includes',
  'match',
  'matchAll',
  'replace',
  'replaceAll',
  'search',
  'split',
  'trim',
  'trimEnd',
];

/** How many characters are looked at while something runs: work that no clock and no other program changes. */
export function workOf(run: () => void): number {
  let work = 0;
  const methods = [...Object.keys(costs), ...whole];
  const originals = methods.map((name) => [name, Reflect.get(String.prototype, name)] as const);
  for (const [name, original] of originals) {
    const costOf = costs[name] ?? ((text: string) => text.length);
    const counted = function (this: string, ...args: readonly unknown[]): unknown {
      const result: unknown = Reflect.apply(original, this, args);
      work += costOf(this, args, result);
      return result;
    };
    Reflect.defineProperty(String.prototype, name, { value: counted, configurable: true, writable: true });
  }
  const exec = RegExp.prototype.test;
  Reflect.defineProperty(RegExp.prototype, 'test', {
    value: function (this: RegExp, text: string): boolean {
      work += text.length;
      return Reflect.apply(exec, this, [text]);
    },
    configurable: true,
    writable: true,
  });
  try {
    run();
  } finally {
    for (const [name, original] of originals) {
      Reflect.defineProperty(String.prototype, name, { value: original, configurable: true, writable: true });
    }
    Reflect.defineProperty(RegExp.prototype, 'test', { value: exec, configurable: true, writable: true });
  }
  return work;
}
