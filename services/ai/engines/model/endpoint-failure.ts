import type { ModelFault } from '@carillon/contracts/http/ai/writer.ts';
import OpenAI from 'openai';
import { failureOf, ModelFailure } from '../model-failure.ts';

/** Messages of servers about a request with more words than their model can read. */
const TOO_LONG =
  /context[ _-]?(?:length|window|size)|maximum context|too many tokens|exceeds? the (?:available )?context|prompt is too long|input (?:is )?too long|reduce the length|n_ctx|token limit|maximum (?:model|prompt) length|input token count|`inputs` (?:tokens|must have less)/i;

/** Messages of servers that answer 400 if their model is another one. */
const NO_MODEL = /model[ _-]?not[ _-]?found|(?:invalid|unknown) model|model not exist|not a valid model/i;

/** Messages of servers that answer a wrong key with 400; LiteLLM without a database complains about that. */
const NO_KEY = /(?:invalid|incorrect)[ _]api[ _]key|api key not valid|no connected db/i;

/** Converts an error of an OpenAI-compatible server, or on the way to it, to a failure of the model. */
export function endpointFailure(error: unknown): ModelFailure {
  if (!(error instanceof OpenAI.APIError)) return failureOf(error);
  const cause = { cause: error };
  if (error instanceof OpenAI.APIConnectionTimeoutError)
    return new ModelFailure('too_slow', error.message, cause);
  if (error instanceof OpenAI.APIConnectionError)
    return new ModelFailure('unreachable', error.message, cause);
  // An error in a stream has a code alone.
  const status: number | undefined = error.status ?? statusOf(error.code);
  const retryAfterMs = retryAfterOf(error.headers);
  const fault = faultOf(status, `${error.code ?? ''} ${error.message}`);
  return new ModelFailure(fault, error.message, {
    ...cause,
    ...(status !== undefined && { status }),
    ...(retryAfterMs !== null && { retryAfterMs }),
  });
}

/** Reads an error in the body of a server that answers 200. */
export function bodyFailure(body: unknown): ModelFailure {
  const error = isObject(body) ? body.error : undefined;
  if (error === undefined || error === null)
    return new ModelFailure('no_answer', 'the model’s server answered with something else');
  const { code, message } = isObject(error) ? error : { code: undefined, message: error };
  const status = statusOf(code);
  const text = String(message ?? code ?? 'an error without words').slice(0, 500);
  return new ModelFailure(faultOf(status, `${code ?? ''} ${text}`), text, {
    ...(status !== undefined && { status }),
  });
}

function statusOf(code: unknown): number | undefined {
  const status = Number(code);
  return status >= 400 && status <= 599 ? status : undefined;
}

function faultOf(status: number | undefined, text: string): ModelFault {
  if (status === 401 || status === 403) return 'key_refused';
  if (status === 429) return 'busy';
  if (TOO_LONG.test(text)) return 'context_too_small';
  if (status === 400 && NO_KEY.test(text)) return 'key_refused';
  if (status === 404 || (status === 400 && NO_MODEL.test(text))) return 'model_unknown';
  if (status === 408 || status === 504) return 'too_slow';
  if (status === 413) return 'context_too_small';
  return status !== undefined && status < 500 ? 'refused' : 'no_answer';
}

function retryAfterOf(headers: Headers | undefined): number | null {
  const ms = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (ms >= 0) return ms;
  const header = headers?.get('retry-after');
  if (!header) return null;
  const wait = Number.isNaN(Number(header)) ? Date.parse(header) - Date.now() : Number(header) * 1_000;
  return wait >= 0 ? wait : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
