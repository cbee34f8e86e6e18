const HEAD = '[Motu "1"]\n[Game "maori"]\n[Level "expert"]\n[A "Ana"]\n[B "Ben"]\n';
const START = '[Display ">p <pl ~b oph / ^pp vp -p ~ / o ~s >h <p / |p ^ v ~"]\n[Explorer "N2"]\n\n';

function repeated(characters: number, part: (at: number) => string): string {
  let text = '';
  for (let at = 0; text.length < characters; at++) text += part(at);
  return text;
}

/** Texts that cost as much as their length allows: illegal turns, findings, games, nesting, nonsense. */
export const hostile: { readonly [name: string]: (characters: number) => string } = {
  'illegal turns': (characters) =>
    `${HEAD}${START}${repeated(characters, (at) => {
      const space = `${'abcde'[at % 5]}${(at % 4) + 1}`;
      return `${(at >> 1) + 1}${'AB'[at % 2]} +2 @c3 1:${space} @b2 =~s\n`;
    })}*\n`,
  'many games': (characters) => repeated(characters, () => `${HEAD}\n1A +1\n*\n`),
  'repeated tags': (characters) => `${HEAD}${repeated(characters, () => '[A "Ana"]\n')}\n*\n`,
  'nested variations': (characters) =>
    `${HEAD}${START}1A +2 1:a1\n${repeated(characters, () => '(1A +1 1:a1 ')}\n*\n`,
  'open brackets': (characters) => repeated(characters, () => '['),
  'open comments': (characters) => `${HEAD}${repeated(characters, () => '{')}`,
};
