import { useApi } from '@carillon/sdk/index.ts';
import { type Dispatch, type RefObject, useEffect, useState } from 'react';
import { findTaken } from '../ask-server.ts';
import type { PostAction, PostFlow } from './post-flow.ts';

/** Carillon still asks for the post that was under way; or has asked long enough, and was told, or not, that it has none. */
export type Seeking = 'asking' | 'untaken' | 'unknown';

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
  const [asked, setAsked] = useState<Seeking>('asking');

  useEffect(() => {
    if (!open || asked !== 'asking') return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = Math.ceil(MOST_MS / EVERY_MS);
    let known: Seeking = 'unknown';
    const ask = async (): Promise<void> => {
      // Without an answer the request stays open, and is asked about when it is sent again.
      const outcome = sending.current
        ? undefined
        : await findTaken(api, key, leaving.signal).catch(() => undefined);
      if (leaving.signal.aborted) return;
      if (outcome && !sending.current) return dispatch({ type: 'found', key, outcome, since });
      if (outcome === null) known = 'untaken';
      if (--tries > 0) timer = setTimeout(() => void ask(), EVERY_MS);
      else setAsked(known);
    };
    void ask();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [api, key, open, asked, since, dispatch, sending]);

  return open ? asked : null;
}
