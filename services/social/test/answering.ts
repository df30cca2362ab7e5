import type { SocialDeps } from '../deps.ts';

interface SentRequest {
  readonly url: string;
  readonly init: RequestInit;
}

/** A network that returns these answers in turn: a body for a 200, a Response, or an error to fail with. */
export const answering = (...answers: readonly unknown[]) => {
  const calls: SentRequest[] = [];
  const deps: SocialDeps = {
    async fetch(input, init = {}) {
      const answer = answers[calls.length];
      calls.push({ url: String(input), init });
      if (answer instanceof Error) throw answer;
      return answer instanceof Response ? answer : Response.json(answer);
    },
    now: () => new Date('2026-11-21T10:00:00Z'),
    sleep: async () => {},
  };
  return { deps, calls };
};

/** The same, each answer of which takes so many seconds. */
export const ticking = (seconds: number, ...answers: readonly unknown[]) => {
  const { deps, calls } = answering(...answers);
  const now = () => new Date(deps.now().getTime() + calls.length * seconds * 1000);
  return { deps: { ...deps, now }, calls };
};
