import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { HOSTILE } from '../tasks/drafts/testing/hostile.ts';
import { startAi } from './ai-under-test.ts';

let ai: Awaited<ReturnType<typeof startAi>>;
beforeAll(async () => {
  ai = await startAi();
});
afterAll(() => ai.close());

const plan = (text: string) => {
  const field = text.slice(0, 2_000);
  return {
    business_type: field,
    target_demographics: field,
    platform: 'Instagram',
    business_goals: field,
    content_preferences: field,
    budget: field,
    timeframe: field,
    current_challenges: field,
  };
};
const isBlank = (body: object): boolean => Object.values(body).some((value) => String(value).trim() === '');
const TASKS: readonly (readonly [path: string, bodyOf: (text: string) => object])[] = [
  ['/hashtags/analyze', (text) => ({ text })],
  ['/content/generate-optimized', (text) => ({ text })],
  ['/business-plan/generate', plan],
];
/** Number of tasks that may wait for a thread. */
const AT_ONCE = 32;

test.each(TASKS)(
  '%s reads the worst texts of full length, and others are answered meanwhile',
  async (path, bodyOf) => {
    const texts = Object.entries(HOSTILE);
    const failed: string[] = [];
    let meanwhile = 0;
    while (texts.length > 0) {
      let unfinished = 0;
      const working = texts.splice(0, AT_ONCE).map(async ([name, text]) => {
        unfinished++;
        const reply = await ai.request('POST', path, bodyOf(text));
        unfinished--;
        // A blank text is rejected as such, and no other text is.
        const expected = isBlank(bodyOf(text)) ? 422 : 200;
        if (reply.status !== expected) failed.push(`${name}: ${reply.status} ${await reply.text()}`);
      });
      const other = await ai.request('GET', '/business-plans', undefined, { role: 'viewer' });
      expect(other.status).toBe(200);
      // A batch of blank texts is done before.
      if (unfinished > 0) meanwhile++;
      await Promise.all(working);
    }
    expect(failed).toEqual([]);
    expect(meanwhile).toBeGreaterThan(0);
  },
  120_000,
);
