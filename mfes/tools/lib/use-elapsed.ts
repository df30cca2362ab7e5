import { useEffect, useState } from 'react';

/** Milliseconds since this was first shown, about twice a second. */
export function useElapsed(): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setElapsed(performance.now() - began), 500);
    return () => clearInterval(timer);
  }, []);
  return elapsed;
}

export const seconds = (ms: number): string => `${Math.floor(ms / 1000)} s`;
