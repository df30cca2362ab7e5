import type { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import type { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import type { ApiClient } from '@carillon/sdk/index.ts';
import { findTaken, isWithdrawn, type Outcome, outcomeOf, withdraw } from './ask-server.ts';
import { CanceledError } from './canceled-error.ts';
import { NoAnswerError } from './no-answer-error.ts';
import { isOnline, whenOnline } from './online.ts';
import { gotNoAnswer, isUnanswered } from './request.ts';

export interface Outgoing {
  readonly form: FormData;
  /** The key is that of an earlier, different form, which may have been taken. */
  readonly askFirst: boolean;
  /** The same was sent before, and may have been taken. */
  readonly again: boolean;
  /** Gives the request another key, once nothing is ever taken under the one before. */
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
  /** The key may still be another form's. */
  shared: boolean;
  /** Something may have arrived under the key. */
  began: boolean;
}

/** How long a canceled request may be asked about. */
const ASK_MS = 5_000;

/**
 * Sends a post off, and finds out whether it was taken when no answer comes. While the browser has no connection it
 * waits; what is repeated then has the same key. Canceled, it says what is known: a CanceledError, or the outcome
 * when it was too late.
 */
export async function sendPost(
  api: ApiClient,
  operation: typeof publishPosts | typeof schedulePosts,
  { form, askFirst, again, renew }: Outgoing,
  sending: Sending = {},
): Promise<Outcome> {
  const { signal } = sending;
  const call: Call = { api, operation, form, renew, ...sending };
  const progress: Progress = { shared: askFirst, began: again };
  try {
    for (;;) {
      await whenOnline(signal);
      try {
        return await attempt(call, progress);
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
async function cancel({ api, form }: Call, { shared, began }: Progress): Promise<Outcome> {
  if (!began) throw new CanceledError('unsent');
  const taken = await withdraw(api, keyOf(form), AbortSignal.timeout(ASK_MS)).catch(() => 'unknown' as const);
  if (taken === 'unknown') throw new CanceledError('unknown');
  if (taken === null) throw new CanceledError('untaken');
  return { ...taken, earlier: shared };
}

async function attempt(call: Call, progress: Progress): Promise<Outcome> {
  const { api, form, signal } = call;
  if (progress.shared) {
    const taken = await withdraw(api, keyOf(form), signal).catch((error) => {
      throw gotNoAnswer(error) && !signal?.aborted ? new NoAnswerError('unknown', error) : error;
    });
    if (taken) return { ...taken, earlier: true };
    progress.shared = false;
    form.set('request_key', call.renew());
  }
  progress.began = true;
  try {
    return await upload(call);
  } catch (error) {
    if (signal?.aborted || !isUnanswered(error)) throw error;
    const taken = await findTaken(api, keyOf(form), signal).catch(() => 'unknown' as const);
    if (taken && taken !== 'unknown') return taken;
    throw gotNoAnswer(error) && !signal?.aborted ? new NoAnswerError(taken ?? 'untaken', error) : error;
  }
}

/** Under another key where the user canceled the one before, without having been told that this was done. */
async function upload({ api, operation, form, renew, onProgress, signal }: Call): Promise<Outcome> {
  const send = async (): Promise<Outcome> => {
    const reply = await api.upload(operation, form, { onProgress, signal });
    return outcomeOf(reply, reply.earlier);
  };
  try {
    return await send();
  } catch (error) {
    if (signal?.aborted || !isWithdrawn(error)) throw error;
    form.set('request_key', renew());
    return send();
  }
}

const keyOf = (form: FormData): string => String(form.get('request_key'));
