import { type UserStorage, useApi, useNotices } from '@carillon/sdk/index.ts';
import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import { afterFailure } from '../request.ts';
import { loadWork, saveWork } from '../saved-work.ts';
import { findTaken, type Outcome, type Outgoing } from '../send-post.ts';
import type { Choice } from '../targets.ts';
import { flowFrom, type PostAction, type PostFlow, reducePost } from './post-flow.ts';
import { preparePost, type Times } from './prepare-post.ts';

export interface PostFlowHandle {
  readonly flow: PostFlow;
  readonly dispatch: Dispatch<PostAction>;
  /** Sends the post by the given call. Null when that failed, or another is still under way. */
  sendBy(
    call: (post: Outgoing) => Promise<Outcome>,
    choices: readonly Choice[],
    times?: Times,
  ): Promise<Outcome | null>;
}

/** The post that this page is about: kept for its user through a reload, and sent once. */
export function usePostFlow(storage: UserStorage): PostFlowHandle {
  const notices = useNotices();
  const [flow, dispatch] = useReducer(reducePost, null, () => flowFrom(loadWork(storage)));
  const { topic, post, request } = flow;
  const sending = useRef(false);
  useEffect(() => saveWork(storage, { topic, post, request }), [storage, topic, post, request]);
  useLostAnswer(flow, dispatch);

  const sendBy: PostFlowHandle['sendBy'] = async (call, choices, times = {}) => {
    // A second click comes before the page shows that the first is under way.
    if (sending.current) return null;
    sending.current = true;
    const { request: mine, outgoing } = preparePost(flow, choices, times, () => crypto.randomUUID());
    // Whoever leaves or reloads the page meanwhile does not know the outcome.
    dispatch({ type: 'requested', request: { ...mine, open: true } });
    try {
      const outcome = await call(outgoing);
      dispatch({ type: 'sent', outcome });
      if (outcome.earlier) notices.success(TAKEN_BEFORE);
      return outcome;
    } catch (error) {
      dispatch({ type: 'requested', request: afterFailure(mine, error) });
      return null;
    } finally {
      sending.current = false;
    }
  };
  return { flow, dispatch, sendBy };
}

const TAKEN_BEFORE = 'Your post was taken already, before you changed it. What you changed is kept.';

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
