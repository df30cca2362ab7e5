import { useCallback, useEffect, useRef } from 'react';
import { type GatheredCalls, gather } from './gather.ts';

/** Gathers calls of a component as long as it is there; the call is the latest render's. The same function in each render. */
export function useGathered(call: () => void, everyMs: number): () => void {
  const latest = useRef(call);
  latest.current = call;
  const gathered = useRef<GatheredCalls | null>(null);
  useEffect(() => () => gathered.current?.stop(), []);
  return useCallback(() => {
    gathered.current ??= gather(() => latest.current(), everyMs);
    gathered.current.ask();
  }, [everyMs]);
}
