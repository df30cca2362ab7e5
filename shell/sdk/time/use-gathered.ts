import { useEffect, useRef } from 'react';
import { type Gathered, gather } from './gather.ts';

/** Gathers calls of a component as long as it is there; the call is the latest render's. */
export function useGathered(call: () => void, everyMs: number): () => void {
  const latest = useRef(call);
  latest.current = call;
  const gathered = useRef<Gathered | null>(null);
  useEffect(() => () => gathered.current?.stop(), []);
  return () => {
    gathered.current ??= gather(() => latest.current(), everyMs);
    gathered.current.ask();
  };
}
