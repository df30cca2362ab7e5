import type { ProcessedQuery } from '@carillon/contracts/http/ai/assistant/process-query.ts';
import { useEffect, useRef, useState } from 'react';
import { FOLLOW_UP_MS, type FollowUp, followUpOf } from '../model/follow-up.ts';

/**
 * Runs a follow-up one second after a new reply, unless the user does anything meanwhile. A reply that was loaded with
 * the conversation starts nothing.
 */
export function useFollowUp(lastId: string | undefined, onFollowUp: (next: FollowUp) => void) {
  const [next, setNext] = useState<FollowUp | null>(null);
  /** The reply that it follows. */
  const after = useRef('');
  const lastReply = useRef('');
  const newest = useRef(onFollowUp);
  newest.current = onFollowUp;
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => {
      setNext(null);
      if (next.kind === 'say') lastReply.current = next.text;
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
      const followUp = followUpOf(reply);
      // An assistant that asks the same again is left to its user.
      setNext(followUp?.kind === 'say' && followUp.text === lastReply.current ? null : followUp);
    },
    stop: () => setNext(null),
  };
}
