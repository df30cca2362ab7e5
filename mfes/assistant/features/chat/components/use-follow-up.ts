import type { ProcessedQuery } from '@carillon/contracts/http/ai/assistant/process-query.ts';
import { useEffect, useRef, useState } from 'react';
import { FOLLOW_UP_MS, type FollowUp, followUpOf } from '../model/follow-up.ts';

/**
 * What the page does by itself a second after a reply that came to it, unless the user does anything meanwhile. A reply
 * that was read from the server starts nothing.
 */
export function useFollowUp(lastId: string | undefined, act: (next: FollowUp) => void) {
  const [next, setNext] = useState<FollowUp | null>(null);
  /** The reply that it follows. */
  const after = useRef('');
  const lastSaid = useRef('');
  const newest = useRef(act);
  newest.current = act;
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => {
      setNext(null);
      if (next.kind === 'say') lastSaid.current = next.text;
      newest.current(next);
    }, FOLLOW_UP_MS);
    return () => clearTimeout(timer);
  }, [next]);
  // Another tab has gone on.
  const isOvertaken = next !== null && lastId !== after.current;
  useEffect(() => {
    if (isOvertaken) setNext(null);
  }, [isOvertaken]);
  return {
    next,
    plan(reply: ProcessedQuery): void {
      after.current = reply.message_id;
      const found = followUpOf(reply);
      // An assistant that asks the same again is left to its user.
      setNext(found?.kind === 'say' && found.text === lastSaid.current ? null : found);
    },
    stop: () => setNext(null),
  };
}
