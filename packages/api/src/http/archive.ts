/** How archives and packed files begin, in Latin-1. */
const MAGIC = [
  'PK\u0003\u0004',
  'PK\u0005\u0006',
  '\u001f\u008b',
  '7z\u00bc\u00af',
  'Rar!',
  'BZh',
  '\u00fd7zXZ',
  '\u0028\u00b5\u002f\u00fd',
];

/** A body that came as text has lost the bytes that are no UTF-8: each stands as this. */
const LOST = '\u00ef\u00bf\u00bd';

const STARTS = MAGIC.flatMap((magic) => [magic, magic.replaceAll(/[\u0080-\u00ff]/g, LOST)]);

const TAR_MARK = 257;

export function isArchive(content: Buffer): boolean {
  const start = content.toString('latin1', 0, TAR_MARK + 5);
  return STARTS.some((magic) => start.startsWith(magic)) || start.slice(TAR_MARK) === 'ustar';
}
