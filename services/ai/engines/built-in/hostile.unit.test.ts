import { afterAll, expect, test } from '@jest/globals';
import { createBuiltInEngine } from './built-in-engine.ts';
import { HOSTILE } from './testing/hostile.ts';

const engine = createBuiltInEngine(() => 0.5);
const { signal } = new AbortController();

afterAll(() => engine.close());

// Past its deadline a topic is refused: here each must get its drafts.
test.each(Object.entries(HOSTILE))('the longest topic made of %s gets drafts', async (_, topic) => {
  expect(topic.length).toBeGreaterThan(4900);
  const research = await engine.research(await engine.analyse(topic, signal), signal);
  const { drafts } = await engine.write(await engine.optimise(research, signal), signal);
  expect(drafts).toHaveLength(6);
});
