import { type UserStorage, useApi, useNotices } from '@carillon/sdk/index.ts';
import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import { findTaken, type Outcome } from '../ask-server.ts';
import { checkFiles } from '../check-files.ts';
import { afterFailure, type PostRequest } from '../request.ts';
import type { Outgoing } from '../send-post.ts';
import type { Choice } from '../targets.ts';
import { type PostAction, type PostFlow, reducePost } from './post-flow.ts';
import { preparePost, type Times } from './prepare-post.ts';
import { type KeptWork, useKeptWork } from './use-kept-work.ts';

export interface PostFlowHandle {
  readonly flow: PostFlow;
  readonly dispatch: Dispatch<PostAction>;
  readonly kept: KeptWork;
  /** Adds files once they are looked into; until then nothing is sent. */
  add(chosen: readonly File[]): Promise<void>;
  /** Sends the post by the given call. Null when that failed or was canceled, another is still under way, or a file is looked into. */
  sendBy(
    call: (post: Outgoing & { signal: AbortSignal }) => Promise<Outcome>,
    choices: readonly Choice[],
    times?: Times,
  ): Promise<Outcome | null>;
  /** Stops what is being sent; what is known of it then is told by the call that fails. */
  cancel(): void;
}

/** The post that this page is about: kept for its user through a reload, and sent once. */
export function usePostFlow(storage: UserStorage, first: PostFlow): PostFlowHandle {
  const notices = useNotices();
  const [flow, dispatch] = useReducer(reducePost, first);
  const sending = useRef<AbortController | null>(null);
  const kept = useKeptWork(storage, flow);
  useLostAnswer(flow, dispatch);

  const add: PostFlowHandle['add'] = async (chosen) => {
    dispatch({ type: 'chosen', chosen });
    dispatch({ type: 'added', chosen, ...(await checkFiles(chosen)) });
  };
  const sendBy: PostFlowHandle['sendBy'] = async (call, choices, times = {}) => {
    // A second click comes before the page shows that the first is under way.
    if (sending.current || flow.checking.length > 0) return null;
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
      begin({ ...meant, key: newKey(), open: false });
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
  return { flow, dispatch, kept, add, sendBy, cancel: () => sending.current?.abort() };
}

const TAKEN_BEFORE = 'Your post was taken already, before you changed it. What you changed is kept.';
const TOO_LATE = 'It was too late to cancel: your post had been taken already.';

/** Asks what came of a post that was sent before the page was left or reloaded. */
function useLostAnswer({ request }: PostFlow, dispatch: Dispatch<PostAction>): void {
  const api = useApi();
  const [key] = useState(request?.open ? request.key : null);
  useEffect(() => {
    if (key === null) return;
    const ask = async (): Promise<void> => {
      const outcome = await findTaken(api, key);
      if (outcome) dispatch({ type: 'found', key, outcome });
    };
    // Without an answer the request stays open, and is asked about when it is sent again.
    ask().catch(() => undefined);
  }, [api, key, dispatch]);
}
