import { ERROR_STATUSES } from '@carillon/contracts/error-statuses.ts';
import type { Failure } from '@carillon/contracts/failure.ts';
import { t } from '@lingui/core/macro';
import { ApiError } from './errors.ts';
import { loadWords } from './load-words.ts';
import { translateFailure } from './translate-failure.ts';

const MAX_LETTERS = 500;

/** Reads the error that a refusal from any server stands for. */
export async function errorOf(reply: Reply): Promise<ApiError> {
  const body = fieldsOf(await reply.json().catch(() => null));
  await loadWords();
  const retryAfter = Number.parseInt(reply.header?.('retry-after') ?? '', 10);
  const wait = retryAfter >= 0 ? retryAfter : null;
  if (isFailure(body)) return new ApiError(reply.status, translateFailure(body), undefined, wait);
  // From something between the server and here, such as a proxy.
  const sentence = sentenceIn(body.message);
  const message = sentence ?? t`Server error occurred`;
  return new ApiError(reply.status, { success: false, error: 'internal_error', message }, sentence, wait);
}

/** The refusal in a reply that came as a success; null if it says of no failure. */
export async function refusalIn(reply: unknown): Promise<ApiError | null> {
  if (fieldsOf(reply).success !== false) return null;
  return errorOf({ status: 200, json: async () => reply });
}

interface Reply {
  readonly status: number;
  header?(name: string): string | null;
  json(): Promise<unknown>;
}

type Fields = Partial<Record<keyof Failure, unknown>>;

const fieldsOf = (body: unknown): Fields => (typeof body === 'object' && body !== null ? body : {});

const isFailure = (body: Fields): body is Failure =>
  body.success === false &&
  typeof body.error === 'string' &&
  Object.hasOwn(ERROR_STATUSES, body.error) &&
  typeof body.message === 'string' &&
  (body.errors === undefined || Object.values(fieldsOf(body.errors)).every(Array.isArray));

function sentenceIn(message: unknown): string | null {
  const sentence = typeof message === 'string' ? message.trim() : '';
  return sentence !== '' && sentence.length <= MAX_LETTERS ? sentence : null;
}
