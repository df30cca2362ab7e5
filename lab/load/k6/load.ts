import type { User } from './users.ts';

/** What can be run, and how much of it when nothing is said. */
export interface Load {
  readonly summary: string;
  readonly browsers: number;
  readonly seconds: number;
  /** Made before it begins. */
  readonly users: number;
  /** What happens meanwhile: begins it, and resolves with what to do once the browsers are done. */
  begin?(users: readonly User[]): Promise<() => Promise<Meanwhile>>;
}

/** What came of it, in words, and whether it was as it has to be. */
export interface Meanwhile {
  readonly said: string;
  readonly ok: boolean;
}
