import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { NamedText } from '../judge/job.ts';
import type { ProblemCode } from './problem.ts';

/** A text with how it is to be judged, as JSON. */
export const JudgeBody = Type.Object(
  {
    text: Type.String({ description: 'The games in Motu notation' }),
    edition: Type.Optional(Type.String({ maxLength: 20 })),
    rulings: Type.Optional(Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 60 }))),
    locale: Type.Optional(Type.String({ maxLength: 20 })),
  },
  { additionalProperties: false },
);
export type JudgeBody = Type.Static<typeof JudgeBody>;

export const uploadContent = {
  'application/json': { schema: JudgeBody },
  'text/plain': { schema: Type.String({ description: 'The games in Motu notation' }) },
  'multipart/form-data': { schema: Type.Unsafe<unknown>({ description: 'One part a file' }) },
};

export interface Upload {
  readonly files: readonly NamedText[];
  readonly asked: Omit<JudgeBody, 'text'>;
}

export type UploadFault = Extract<ProblemCode, 'archive' | 'wrong-type' | 'too-large' | 'bad-request'>;

export async function readUpload(request: FastifyRequest, bodyLimit: number): Promise<Upload | UploadFault> {
  if (request.isMultipart()) return readParts(request, bodyLimit);
  const { body } = request;
  if (typeof body === 'string') return checked({ files: [{ name: 'text', text: body }], asked: {} });
  if (!Value.Check(JudgeBody, body)) return 'bad-request';
  const { text, ...asked } = body;
  return checked({ files: [{ name: 'text', text }], asked });
}

async function readParts(request: FastifyRequest, bodyLimit: number): Promise<Upload | UploadFault> {
  const files: NamedText[] = [];
  let bytes = 0;
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue;
    const content = await part.toBuffer();
    bytes += content.length;
    // The limit of a file is not the limit of them all.
    if (bytes > bodyLimit) return 'too-large';
    if (isArchive(content.toString('latin1', 0, MAGIC_BYTES))) return 'archive';
    files.push({ name: shownName(part.filename), text: content.toString('utf8') });
  }
  return { files, asked: {} };
}

function checked(upload: Upload): Upload | UploadFault {
  return upload.files.some(({ text }) => isArchive(text.slice(0, MAGIC_BYTES))) ? 'archive' : upload;
}

const MAGIC_BYTES = 265;
const MAGIC = [
  'PK\u0003\u0004',
  'PK\u0005\u0006',
  '\u001f\u008b',
  '\u001f\ufffd\b',
  '7z¼¯',
  '7z\ufffd',
  'Rar!',
  'BZh',
  '\u00fd7zXZ',
  '(µ/ý',
];

function isArchive(start: string): boolean {
  return MAGIC.some((magic) => start.startsWith(magic)) || start.slice(257, 262) === 'ustar';
}

const LONGEST_NAME = 120;

/** A name from a user is shown in reports and is never a path. */
function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const shown = last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').slice(0, LONGEST_NAME);
  return shown === '' ? 'file' : shown;
}
