import type { SocialDeps } from '../deps.ts';

/** Looks, waits and looks again until there is an answer; undefined when the pauses are used up. */
export const poll = async <T>(
  look: () => Promise<T | undefined>,
  delaysMs: readonly number[],
  deps: Pick<SocialDeps, 'sleep'>,
  signal?: AbortSignal,
): Promise<T | undefined> => {
  for (const delay of delaysMs) {
    const answer = await look();
    if (answer !== undefined) return answer;
    await deps.sleep(delay, signal);
  }
  return look();
};
