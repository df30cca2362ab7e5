import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { fits, textSize } from '@carillon/contracts/domain/text-size.ts';
import { DESCRIBING_STEPS, generateDescription } from '@carillon/contracts/http/ai/generate-description.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startAi } from './ai-under-test.ts';

let ai: Awaited<ReturnType<typeof startAi>>;
beforeAll(async () => {
  ai = await startAi();
});
afterAll(() => ai.close());

const PATH = '/content/generate-optimized';
const describeTopic = async (body: object) =>
  generateDescription.response.parse(await (await ai.request('POST', PATH, body)).json());

test('a description says what the topic says, comes with an analysis, and costs words', async () => {
  const { optimized_content, analysis, message } = await describeTopic({
    text: 'Our bakery opens a second shop in Leeds on Saturday',
  });
  expect(optimized_content).toMatch(/second shop/i);
  expect(optimized_content).not.toContain('#');
  expect(analysis.suggested_hashtags).toContain('bakery');
  expect(analysis.purpose).toMatch(/\.$/);
  expect(message).toBe('The description is ready.');
  expect(ai.billing.state.spent).toHaveLength(1);
});

test('a caller that asks for steps learns when each begins and is done', async () => {
  const reply = await ai.request(
    'POST',
    PATH,
    { text: 'rye bread' },
    {
      headers: { accept: 'application/x-ndjson' },
    },
  );
  const lines = (await reply.text())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ type, step, state }) => [type, step, state].filter(Boolean).join(' '))).toEqual([
    ...DESCRIBING_STEPS.flatMap((step) => [`step ${step} started`, `step ${step} done`]),
    'result',
  ]);
  expect(lines.at(-1).result.optimized_content).toMatch(/rye bread/i);
});

test('each network’s version is within its limits, the longest topic’s too', async () => {
  const text = 'Our autumn menu has pumpkin soup. '.repeat(147);
  const { versions } = await describeTopic({ text });
  for (const platform of PLATFORM_NAMES) {
    expect(versions[platform]).toMatch(/#\w/);
    expect(fits(textSize(platform, versions[platform] ?? ''))).toBe(true);
  }
});

test('an empty topic is rejected', async () => {
  const reply = await ai.request('POST', PATH, { text: ' ' });
  expect(reply.status).toBe(422);
  expect(await reply.json()).toMatchObject({ errors: { text: ['Say what the description is about.'] } });
});
