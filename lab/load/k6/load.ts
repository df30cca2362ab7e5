import type { User } from './users.ts';

/** A load to run, with its default size. */
export interface Load {
  readonly summary: string;
  readonly browsers: number;
  readonly seconds: number;
  /** Made before it begins. */
  readonly users: number;
  /** Begins what happens meanwhile, and resolves with what to do once the browsers are done. */
  begin?(users: readonly User[]): Promise<() => Promise<Meanwhile>>;
}

/** The result in words, and whether it is within the limit. */
export interface Meanwhile {
  readonly summary: string;
  readonly ok: boolean;
}
