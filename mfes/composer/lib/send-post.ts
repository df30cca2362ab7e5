import type { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import type { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import type { ApiClient } from '@carillon/sdk/index.ts';
import { findTaken, isWithdrawn, type Outcome, outcomeOf, withdraw } from './ask-server.ts';
import { CanceledError } from './canceled-error.ts';
import { NoAnswerError } from './no-answer-error.ts';
import { isOnline, whenOnline } from './online.ts';
import { gotNoAnswer, isUnanswered, type Unsettled } from './request.ts';

export interface Outgoing {
  readonly form: FormData;
  /** Requests for the same post that may have been taken. */
  readonly unsettled: readonly Unsettled[];
  /** Gives the request another key, now that nothing is ever taken under those. @throws CanceledError when another counts */
  renew(): string;
}

export interface Sending {
  onProgress?(share: number): void;
  /** The user cancels. */
  readonly signal?: AbortSignal;
}

interface Call extends Sending {
  readonly api: ApiClient;
  readonly operation: typeof publishPosts | typeof schedulePosts;
  readonly form: FormData;
  renew(): string;
}

/** How far it is. */
interface Progress {
  unsettled: readonly Unsettled[];
  /** Something may have arrived under the form's key. */
  began: boolean;
}

/** How long a canceled request may be asked about. */
const ASK_MS = 5_000;

/**
 * Sends a post off, and finds out whether it was taken when no answer comes. What may have been taken of it before is
 * settled first. While the browser has no connection it waits; what is repeated then has the same key. Canceled, it
 * says what is known: a CanceledError, or the outcome when it was too late.
 */
export async function sendPost(
  api: ApiClient,
  operation: typeof publishPosts | typeof schedulePosts,
  { form, unsettled, renew }: Outgoing,
  sending: Sending = {},
): Promise<Outcome> {
  const { signal } = sending;
  const call: Call = { api, operation, form, renew, ...sending };
  const progress: Progress = { unsettled, began: false };
  try {
    for (;;) {
      await whenOnline(signal);
      try {
        return (await settle(call, progress)) ?? (await upload(call, progress));
      } catch (error) {
        if (signal?.aborted || !isUnanswered(error) || isOnline()) throw error;
      }
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
    return cancel(call, progress);
  }
}

/** Nothing goes out from now on, or it has been taken. */
async function cancel({ api, form }: Call, { unsettled, began }: Progress): Promise<Outcome> {
  const own = { key: keyOf(form), changed: false };
  const open = began ? [...unsettled, own] : unsettled;
  if (open.length === 0) throw new CanceledError('unsent');
  for (const { key, changed } of open) {
    const taken = await withdraw(api, key, AbortSignal.timeout(ASK_MS)).catch(() => 'unknown' as const);
    if (taken === 'unknown') throw new CanceledError('unknown');
    if (taken) return { ...taken, earlier: changed, key };
  }
  throw new CanceledError('untaken');
}

/** What was taken before; null when there is none, and never will be. */
async function settle({ api, form, renew, signal }: Call, progress: Progress): Promise<Outcome | null> {
  if (progress.unsettled.length === 0) return null;
  for (const { key, changed } of progress.unsettled) {
    const taken = await withdraw(api, key, signal).catch((error) => {
      throw gotNoAnswer(error) && !signal?.aborted ? new NoAnswerError('unknown', error) : error;
    });
    if (taken) return { ...taken, earlier: changed, key };
  }
  form.set('request_key', renew());
  progress.unsettled = [];
  return null;
}

async function upload(call: Call, progress: Progress): Promise<Outcome> {
  const { api, operation, form, onProgress, signal } = call;
  progress.began = true;
  try {
    const reply = await api.upload(operation, form, { onProgress, signal });
    return outcomeOf(reply, reply.earlier);
  } catch (error) {
    if (signal?.aborted) throw error;
    // Its key was good when it was pressed: whoever withdrew it since has the word.
    if (isWithdrawn(error)) throw new CanceledError('overtaken');
    if (!isUnanswered(error)) throw error;
    const taken = await findTaken(api, keyOf(form), signal).catch(() => 'unknown' as const);
    if (taken && taken !== 'unknown') return taken;
    throw gotNoAnswer(error) && !signal?.aborted ? new NoAnswerError(taken ?? 'untaken', error) : error;
  }
}

const keyOf = (form: FormData): string => String(form.get('request_key'));
