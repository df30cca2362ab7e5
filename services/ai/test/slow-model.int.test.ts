import { afterEach, describe, expect, test } from '@jest/globals';
import { startAi } from './ai-under-test.ts';
import { type Answering, raw, silence, startFakeModel } from './fake-model.ts';
import { createWorkspaceServices } from './workspace-services.ts';

type Ai = Awaited<ReturnType<typeof startAi>>;
type Model = Awaited<ReturnType<typeof startFakeModel>>;

const PLAN = {
  business_type: 'Bakery',
  target_demographics: 'Neighbors',
  platform: 'Instagram',
  business_goals: 'More regulars',
};
const TOOLS: readonly (readonly [string, string, object])[] = [
  ['drafts', '/posts/create', { content: 'Rye bread on Friday' }],
  ['a description', '/content/generate-optimized', { text: 'Rye bread on Friday' }],
  ['hashtags', '/hashtags/search', { hashtag: 'rye bread' }],
  ['a business plan', '/business-plan/generate', PLAN],
  ['the assistant', '/ai-assistant/process-query', { query: 'Write a post about our rye bread' }],
];

const openServices: { readonly ai: Ai; readonly model: Model }[] = [];
async function aiWith(...answers: Answering[]) {
  const model = await startFakeModel(...answers);
  const services = createWorkspaceServices();
  services.open({});
  const ai = await startAi({
    settings: {
      OPENAI_BASE_URL: model.url,
      OPENAI_API_KEY: 'k',
      OPENAI_MODEL: 'bell-1',
      MODEL_DEADLINE_SECONDS: '1',
    },
    transports: services.transports,
  });
  openServices.push({ ai, model });
  return { ai, model };
}
afterEach(async () => {
  for (const { ai, model } of openServices.splice(0)) {
    model.close();
    await ai.close();
  }
});

describe('a model that never answers', () => {
  test.each(TOOLS)('gives way to the built-in writer for %s', async (_, address, body) => {
    const { ai, model } = await aiWith(silence);
    const reply = await ai.request('POST', address, body, { role: 'owner' });
    expect(reply.status).toBe(200);
    const { writer } = await reply.json();
    expect(writer).toMatchObject({ engine: 'built-in', fell_back: 'too_slow' });
    expect(model.questions).toHaveLength(1);
  });

  test('is not asked any more after two failures, whichever tool asks', async () => {
    const { ai, model } = await aiWith(silence);
    for (const [, address, body] of TOOLS) {
      const reply = await ai.request('POST', address, body, { role: 'owner' });
      expect((await reply.json()).writer).toMatchObject({ engine: 'built-in', fell_back: 'too_slow' });
    }
    expect(model.questions).toHaveLength(2);
  });

  test('is aborted when its caller leaves', async () => {
    const { ai, model } = await aiWith(silence);
    const leaving = new AbortController();
    const [, address, body] = TOOLS[0] ?? ['', '', {}];
    const asking = ai.request('POST', address, body, { signal: leaving.signal });
    while (model.questions.length === 0) await new Promise(setImmediate);
    leaving.abort();
    expect((await asking).ok).toBe(false);
    while (model.left() === 0) await new Promise(setImmediate);
  });
});

test('a model that asks to wait is paused that long', async () => {
  const { ai, model } = await aiWith(raw(429, { error: { message: 'Slow down' } }, { 'retry-after': '60' }));
  for (const [, address, body] of TOOLS) {
    const reply = await ai.request('POST', address, body, { role: 'owner' });
    expect((await reply.json()).writer).toMatchObject({ engine: 'built-in', fell_back: 'busy' });
  }
  expect(model.questions).toHaveLength(1);
});

test('a wrong key says so in every tool', async () => {
  const { ai } = await aiWith(raw(401, { error: { message: 'Bad key' } }));
  for (const [, address, body] of TOOLS) {
    const reply = await ai.request('POST', address, body, { role: 'owner' });
    expect((await reply.json()).writer).toMatchObject({ engine: 'built-in', fell_back: 'key_refused' });
  }
});
