import type { Admits, Build, Doubt } from './build.ts';

interface Candidates {
  /** The source's current build. */
  readonly offered: Build;
  readonly shown: Build | null;
  /** Shown earlier, the latest first. */
  readonly before: readonly Build[];
  /** If no canary is shown, users get the main build. */
  readonly canary: boolean;
}

/**
 * Decides which build to show. Until a better one is admitted, the current one stays, rejected or not. If there is
 * none, the offered build is shown, because no page is worse than one that may fail.
 * @returns `doubt` about the offered build; null if it is shown and admitted
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
