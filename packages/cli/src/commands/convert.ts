import { jsonText } from '@motu/formats/plain-text';
import { parseGame } from '@motu/notation';
import { findSources } from '../input/files.ts';
import { gamesOf } from '../input/games.ts';
import { complain, EXIT_ILLEGAL, EXIT_USAGE, write } from '../terminal.ts';

export interface ConvertFlags {
  readonly to: 'json';
}

/** Writes the records as one JSON array: what the notation says, without where it says it. */
export async function convert(args: readonly string[], _: ConvertFlags): Promise<number> {
  const { sources, problems } = await findSources(args);
  let hasProblem = false;
  let isUnreadable = false;
  const onProblem = (message: string): void => {
    complain(message);
    hasProblem = true;
  };
  problems.forEach(onProblem);
  let isFirst = true;
  for await (const { file, index, text } of gamesOf(sources, { onRead: () => {}, onProblem })) {
    const record = parseGame(text);
    isUnreadable ||= !record.readable;
    await write(`${isFirst ? '[\n' : ',\n'}${jsonText(plain({ file, index, ...record }))}`);
    isFirst = false;
  }
  await write(isFirst ? '[]\n' : '\n]\n');
  if (hasProblem) return EXIT_USAGE;
  return isUnreadable ? EXIT_ILLEGAL : 0;
}

/** Maps become objects, values lose their places. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Map) return plain(Object.fromEntries(value));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name]) => name !== 'span' && name !== 'valueSpan');
  const [only] = members;
  if (members.length === 1 && only?.[0] === 'value' && 'span' in value) return plain(only[1]);
  return Object.fromEntries(members.map(([name, member]) => [name, plain(member)]));
}
