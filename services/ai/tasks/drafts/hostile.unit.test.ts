import { afterAll, expect, test } from '@jest/globals';
import { createBuiltInEngine } from '../../engines/built-in/built-in-engine.ts';
import { draftsTask } from './task.ts';
import { HOSTILE } from './testing/hostile.ts';

const engine = createBuiltInEngine(() => 0.5);
const { signal } = new AbortController();

afterAll(() => engine.close());

// Past its deadline a topic is refused: here each must get its drafts.
test.each(Object.entries(HOSTILE))('the longest topic made of %s gets drafts', async (_, topic) => {
  expect(topic.length).toBeGreaterThan(4900);
  const { drafts } = await engine.run(draftsTask, { topic }, { signal });
  expect(drafts.length).toBeGreaterThanOrEqual(1);
});
