import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { NamedText } from '../judge/job.ts';
import { isArchive } from './archive.ts';
import type { ProblemCode } from './problem.ts';

const GAMES = {
  description: 'The games in Motu notation',
  examples: [
    '[Motu "1"]\n[Game "mahe"]\n[Turtles "1"]\n[A "Ana"]\n[B "Ben"]\n[Card "4"]\n\n1A 2+4 @12\n1B 1\n*\n',
  ],
};

const asked = {
  edition: Type.Optional(Type.String({ maxLength: 20, description: 'Judge by this edition of the rules' })),
  locale: Type.Optional(Type.String({ maxLength: 20, description: 'The language of the findings' })),
};

/** A text with how it is to be judged, as JSON. */
export const JudgeBody = Type.Object(
  {
    text: Type.String(GAMES),
    ...asked,
    rulings: Type.Optional(
      Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 60 }), {
        description: 'The group’s answers where a rulebook is silent, by name',
      }),
    ),
  },
  { additionalProperties: false },
);
export type JudgeBody = Type.Static<typeof JudgeBody>;

export const KeepBody = Type.Object({ text: Type.String(GAMES) }, { additionalProperties: false });

const text = { schema: Type.String(GAMES) };
const files = { type: 'string', contentMediaType: 'application/octet-stream' };

function formOf(properties: object) {
  return { schema: Type.Unsafe<unknown>({ type: 'object', properties }) };
}

export const judgeContent = {
  'text/plain': text,
  'application/json': { schema: JudgeBody },
  'multipart/form-data': formOf({ files: { type: 'array', items: files }, ...asked }),
};

export const keepContent = {
  'text/plain': text,
  'application/json': { schema: KeepBody },
  'multipart/form-data': formOf({ file: files }),
};

export interface Upload {
  readonly files: readonly NamedText[];
  readonly asked: Omit<JudgeBody, 'text'>;
}

export type UploadFault = Extract<
  ProblemCode,
  'archive' | 'wrong-type' | 'too-large' | 'bad-request' | 'bad-parameter'
>;

export async function readUpload(request: FastifyRequest, bodyLimit: number): Promise<Upload | UploadFault> {
  if (request.isMultipart()) return readForm(request, bodyLimit);
  const { body } = request;
  if (typeof body === 'string') return checked({ files: [{ name: 'text', text: body }], asked: {} });
  if (!Value.Check(JudgeBody, body)) return 'bad-request';
  const { text, ...rest } = body;
  return checked({ files: [{ name: 'text', text }], asked: rest });
}

async function readForm(request: FastifyRequest, bodyLimit: number): Promise<Upload | UploadFault> {
  try {
    return await readParts(request, bodyLimit);
  } catch (error) {
    // Limits are told by code; whatever else goes wrong in a form is its form.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('FST_')) throw error;
    return 'bad-request';
  }
}

async function readParts(request: FastifyRequest, bodyLimit: number): Promise<Upload | UploadFault> {
  const files: NamedText[] = [];
  const asked: { edition?: string; locale?: string } = {};
  let bytes = 0;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      const { fieldname, value } = part;
      if (part.fieldnameTruncated || part.valueTruncated) return 'too-large';
      if ((fieldname !== 'edition' && fieldname !== 'locale') || typeof value !== 'string')
        return 'bad-parameter';
      asked[fieldname] = value;
      continue;
    }
    const content = await part.toBuffer();
    bytes += content.length;
    // The limit of a file is not the limit of them all.
    if (bytes > bodyLimit) return 'too-large';
    if (isArchive(content)) return 'archive';
    files.push({ name: shownName(part.filename), text: content.toString('utf8') });
  }
  return { files, asked };
}

function checked(upload: Upload): Upload | UploadFault {
  return upload.files.some(({ text }) => isArchive(Buffer.from(text.slice(0, 300)))) ? 'archive' : upload;
}

const LONGEST_NAME = 120;

/** A name from a user is shown in reports and is never a path. */
export function shownName(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? '';
  const shown = last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').slice(0, LONGEST_NAME);
  return shown === '' ? 'file' : shown;
}
