import type { SocialDeps } from '../deps.ts';

/** Polls until there is an answer; undefined when the delays are used up. */
export const poll = async <T>(
  ask: () => Promise<T | undefined>,
  delaysMs: readonly number[],
  deps: Pick<SocialDeps, 'sleep'>,
  signal?: AbortSignal,
): Promise<T | undefined> => {
  for (const delay of delaysMs) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await deps.sleep(delay, signal);
  }
  return ask();
};
