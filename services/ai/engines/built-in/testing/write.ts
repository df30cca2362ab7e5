import type { DraftEngine, Written } from '../../engine.ts';
import { createBuiltInEngine } from '../built-in-engine.ts';

/** All four steps, as a request runs them. */
export async function write(topic: string, random: () => number = () => 0.42): Promise<Written> {
  const engine = createBuiltInEngine(random) as DraftEngine;
  const { signal } = new AbortController();
  return engine.write(
    await engine.optimise(await engine.research(await engine.analyse(topic, signal), signal), signal),
    signal,
  );
}

/** The same numbers for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
}
