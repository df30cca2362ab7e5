import type { Admits, Build, Doubt } from './build.ts';

interface Candidates {
  /** The source's current build. */
  readonly offered: Build;
  readonly shown: Build | null;
  /** Shown earlier, the latest first. */
  readonly before: readonly Build[];
  /** Where none is shown users get the one for all. */
  readonly canary: boolean;
}

/**
 * Which build to show. While nothing better is admitted, what is shown stays, refused or not, and what is offered is shown
 * where there is nothing else: no page is worse than one that may fail.
 * @returns `doubt` about what is offered; null when it is the one to show and admitted
 */
export async function choose(
  { offered, shown, before, canary }: Candidates,
  admits: Admits,
): Promise<{ build: Build | null; doubt: Doubt | null }> {
  const doubt = await admits(offered);
  if (doubt === null) return { build: offered, doubt };
  const shownDoubt = shown === offered ? doubt : shown && (await admits(shown));
  if (shown && !shownDoubt?.refused) return { build: shown, doubt };
  for (const build of before)
    if (build !== offered && (await admits(build)) === null) return { build, doubt };
  return { build: canary ? null : (shown ?? offered), doubt };
}
