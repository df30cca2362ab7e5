import { type UserStorage, useNotices } from '@carillon/sdk/index.ts';
import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import type { Outcome } from '../ask-server.ts';
import { CanceledError } from '../canceled-error.ts';
import { checkFiles } from '../check-files.ts';
import { afterFailure, type PostRequest } from '../request.ts';
import type { Outgoing } from '../send-post.ts';
import type { Choice } from '../targets.ts';
import { type PostAction, type PostFlow, reducePost } from './post-flow.ts';
import { preparePost, type Times } from './prepare-post.ts';
import { type KeptWork, useKeptWork } from './use-kept-work.ts';
import { type Seeking, useLostAnswer } from './use-lost-answer.ts';
import type { Restored } from './use-restored.ts';

export interface PostFlowHandle {
  readonly flow: PostFlow;
  readonly dispatch: Dispatch<PostAction>;
  readonly kept: KeptWork;
  /** What is known of a post that was being sent when the page was left; null when none was. */
  readonly seeking: Seeking | null;
  /** Adds files once they are looked into; until then nothing is sent. */
  add(chosen: readonly File[]): Promise<void>;
  /** Sends the post by the given call. Null when that failed or was canceled, another is still under way, a file is looked into, or another tab's post counts. */
  sendBy(
    call: (post: Outgoing & { signal: AbortSignal }) => Promise<Outcome>,
    choices: readonly Choice[],
    times?: Times,
  ): Promise<Outcome | null>;
  /** Stops what is being sent; what is known of it then is told by the call that fails. */
  cancel(): void;
}

/** The post that this page is about: kept for its user through a reload, and sent once. */
export function usePostFlow(storage: UserStorage, first: Restored): PostFlowHandle {
  const notices = useNotices();
  const [flow, dispatch] = useReducer(reducePost, first.flow);
  const sending = useRef<AbortController | null>(null);
  const kept = useKeptWork(storage, flow, dispatch, first.elsewhere);
  const seeking = useLostAnswer(flow, dispatch, sending);
  /** Whether what is sent from here is known to whoever comes to this page next. */
  const counts = useRef(true);
  const { elsewhere } = kept;
  useEffect(() => {
    counts.current = !elsewhere;
    return () => {
      counts.current = false;
    };
  }, [elsewhere]);

  const add: PostFlowHandle['add'] = async (chosen) => {
    dispatch({ type: 'chosen', chosen });
    dispatch({ type: 'added', chosen, ...(await checkFiles(chosen)) });
  };
  const sendBy: PostFlowHandle['sendBy'] = async (call, choices, times = {}) => {
    // A second click comes before the page shows that the first is under way.
    if (sending.current || flow.checking.length > 0 || kept.elsewhere) return null;
    const controller = new AbortController();
    const { signal } = controller;
    sending.current = controller;
    const newKey = (): string => crypto.randomUUID();
    const { request, meant, outgoing } = preparePost(flow, choices, times, newKey);
    let mine = request;
    const begin = (next: PostRequest): void => {
      mine = next;
      // Whoever leaves or reloads the page meanwhile does not know the outcome.
      dispatch({ type: 'requested', request: { ...next, open: true } });
    };
    const renew = (): string => {
      // A page that is gone, or not kept, could not remember the key.
      if (!counts.current) throw new CanceledError('overtaken');
      begin({ ...meant, key: newKey(), open: false });
      dispatch({ type: 'settled', text: meant.text });
      return mine.key;
    };
    begin(request);
    try {
      const outcome = await call({ ...outgoing, renew, signal });
      dispatch({ type: 'sent', outcome });
      if (outcome.earlier) notices.success(TAKEN_BEFORE);
      else if (signal.aborted) notices.success(TOO_LATE);
      return outcome;
    } catch (error) {
      dispatch({ type: 'requested', request: afterFailure(mine, error) });
      return null;
    } finally {
      sending.current = null;
    }
  };
  return { flow, dispatch, kept, seeking, add, sendBy, cancel: () => sending.current?.abort() };
}

const TAKEN_BEFORE = 'Your post was taken already, before you changed it. What you changed is kept.';
const TOO_LATE = 'It was too late to cancel: your post had been taken already.';
