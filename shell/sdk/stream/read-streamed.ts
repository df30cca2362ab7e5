import { ERROR_STATUSES } from '@carillon/contracts/error-statuses.ts';
import type { Operation } from '@carillon/contracts/operation.ts';
import type { StreamedLine } from '@carillon/contracts/streamed-reply.ts';
import type { z } from 'zod';
import type { ApiClient, CallInput } from '../api/api-client.ts';
import { ApiError, NoResponseError } from '../api/errors.ts';
import { translateFailure } from '../api/translate-failure.ts';

/** An operation whose reply may be streamed line by line. */
export type StreamedOperation<Body extends z.ZodType, Step extends string, Result> = Operation<
  Body,
  z.ZodObject,
  z.ZodObject,
  z.ZodType,
  z.ZodType<StreamedLine<Step, Result>>
>;

/** A progress line. */
export type ProgressLine<Step extends string> = Extract<
  StreamedLine<Step, unknown>,
  { type: 'step' | 'text' | 'place' }
>;

/**
 * The result of a streamed reply.
 * @throws ApiError what the stream ends with instead; NoResponseError when it ends with neither
 */
export async function readStreamed<Body extends z.ZodType, Step extends string, Result>(
  api: ApiClient,
  operation: StreamedOperation<Body, Step, Result>,
  input: CallInput<StreamedOperation<Body, Step, Result>>,
  onProgress: (line: ProgressLine<Step>) => void,
): Promise<Result> {
  const outcome: { result?: Result } = {};
  await api.stream(operation, input, (line) => {
    if (line.type === 'failure') throw refusalOf(line);
    if (line.type === 'result') outcome.result = line.result;
    else if (line.type === 'step' || line.type === 'text' || line.type === 'place') onProgress(line);
  });
  if (outcome.result === undefined) throw new NoResponseError();
  return outcome.result;
}

function refusalOf({
  error,
  message,
  texts,
}: Extract<StreamedLine<string, unknown>, { type: 'failure' }>): ApiError {
  // It may be a newer server's.
  const code = Object.hasOwn(ERROR_STATUSES, error) ? error : 'internal_error';
  return new ApiError(
    ERROR_STATUSES[code],
    translateFailure({ success: false, error: code, message, texts }),
  );
}
