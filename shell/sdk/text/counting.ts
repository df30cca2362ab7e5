import { deferred } from '@carillon/ui/index.ts';
import type { CountersProps } from './counters.tsx';

/** Loaded when a text is first edited. */
export const Counters = deferred<CountersProps>(
  async () => (await import('./counters.tsx')).Counters,
  () => null,
);
