import { useApi } from '@carillon/sdk/index.ts';
import { type Dispatch, type RefObject, useEffect, useState } from 'react';
import { findTaken } from '../ask-server.ts';
import type { PostAction, PostFlow } from './post-flow.ts';

/** Carillon still asks for the post that was under way, or has asked long enough. */
export type Seeking = 'asking' | 'unknown';

const EVERY_MS = 4_000;
const MOST_MS = 120_000;

/**
 * Asks what came of a post that was being sent when the page was left or reloaded. It may still be arriving, so that
 * it is asked about again. What is sent from here meanwhile finds that out by itself.
 */
export function useLostAnswer(
  flow: PostFlow,
  dispatch: Dispatch<PostAction>,
  sending: RefObject<AbortController | null>,
): Seeking | null {
  const api = useApi();
  const { request } = flow;
  const [since] = useState(flow);
  const key = since.request?.open ? since.request.key : null;
  const open = key !== null && request?.open === true && request.key === key;
  const [asked, setAsked] = useState(false);

  useEffect(() => {
    if (!open || asked) return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = Math.ceil(MOST_MS / EVERY_MS);
    const ask = async (): Promise<void> => {
      // Without an answer the request stays open, and is asked about when it is sent again.
      const outcome = sending.current ? null : await findTaken(api, key, leaving.signal).catch(() => null);
      if (leaving.signal.aborted) return;
      if (outcome && !sending.current) return dispatch({ type: 'found', key, outcome, since });
      if (--tries > 0) timer = setTimeout(() => void ask(), EVERY_MS);
      else setAsked(true);
    };
    void ask();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [api, key, open, asked, since, dispatch, sending]);

  if (!open) return null;
  return asked ? 'unknown' : 'asking';
}
