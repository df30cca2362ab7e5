import { checkWritingEngine } from '@carillon/contracts/http/ai/check-writing-engine.ts';
import { getWritingEngine } from '@carillon/contracts/http/ai/get-writing-engine.ts';
import { afterEach, expect, test } from '@jest/globals';
import { startAi } from './ai-under-test.ts';
import { type Answering, content, type Question, raw, silence, startFakeModel } from './fake-model.ts';

type Ai = Awaited<ReturnType<typeof startAi>>;
const openServices: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of openServices.splice(0).reverse()) await one.close();
});

async function aiOver(...answers: Answering[]) {
  const model = await startFakeModel(...answers);
  const ai = await startAi({
    settings: {
      OPENAI_BASE_URL: model.url,
      OPENAI_API_KEY: 'k',
      OPENAI_MODEL: 'bell-1',
      MODEL_DEADLINE_SECONDS: '1',
    },
  });
  openServices.push(model, ai);
  return { ai, model };
}
const read = async (ai: Ai) =>
  getWritingEngine.response.parse(await (await ai.request('GET', '/writing-engine')).json()).engine;
const check = async (ai: Ai) => {
  const reply = await ai.request('POST', '/writing-engine/check', undefined, { role: 'owner' });
  return checkWritingEngine.response.parse(await reply.json()).engine;
};

const SENTENCE = 'Nothing beats the smell of fresh bread on a quiet Sunday morning at home with friends.';
const TOOL_CALL = raw(200, {
  choices: [
    {
      message: {
        content: null,
        tool_calls: [{ id: 'c', type: 'function', function: { name: 'opening_hours', arguments: '{}' } }],
      },
    },
  ],
});
const TAGS = content('{"hashtags":["a","b","c"]}');
const isAbout = (question: Question, word: string) => JSON.stringify(question.messages).includes(word);
/** Does all that it is asked for. */
const able = (question: Question) => {
  if (isAbout(question, 'Use the tool')) return TOOL_CALL;
  return isAbout(question, 'hashtags') ? TAGS : content(SENTENCE);
};

test('without a model the built-in writer writes, and there is nothing to check', async () => {
  const ai = await startAi();
  openServices.push(ai);
  const ownEngine = {
    kind: 'built_in',
    name: "Carillon's own writer",
    paused_until: null,
    fault: null,
    check: null,
  };
  expect([await read(ai), await check(ai)]).toEqual([ownEngine, ownEngine]);
});

test('a check finds what an able model can do, and is stored', async () => {
  const { ai } = await aiOver(able);
  expect(await read(ai)).toMatchObject({ kind: 'endpoint', name: 'bell-1', check: null });
  const { check: engineCheck } = await check(ai);
  expect(engineCheck).toMatchObject({
    answers: true,
    json: 'schema',
    tools: true,
    fault: null,
    status: null,
  });
  expect(engineCheck?.tokens_per_second).toBeGreaterThan(0);
  expect((await read(ai)).check).toEqual(engineCheck);
});

test.each<readonly [string, Answering, object]>([
  ['a refused key', raw(401, { error: { message: 'Bad key' } }), { fault: 'key_refused', status: 401 }],
  [
    'an unknown model',
    raw(404, { error: { message: 'No bell-1' } }),
    { fault: 'model_unknown', status: 404 },
  ],
  ['a used-up quota', raw(429, { error: { message: 'Quota' } }), { fault: 'busy', status: 429 }],
])('a check tells %s', async (_, answer, expected) => {
  const { ai } = await aiOver(answer);
  expect(await check(ai)).toMatchObject({ check: { answers: false, json: null, tools: null, ...expected } });
});

test('a check tells a model that writes JSON only when asked in words', async () => {
  const { ai } = await aiOver((question) =>
    question.response_format ? raw(400, { error: { message: 'response_format' } }) : able(question),
  );
  expect((await check(ai)).check).toMatchObject({ json: 'prompt', tools: true, fault: null });
});

test('a check tells a model that calls no tools', async () => {
  const { ai } = await aiOver((question) =>
    isAbout(question, 'Use the tool') ? content('It opens at nine.') : able(question),
  );
  expect((await check(ai)).check).toMatchObject({ json: 'schema', tools: false });
});

test('a model that keeps failing is paused, and a successful check ends the pause', async () => {
  let isAble = false;
  const { ai } = await aiOver((question) => (isAble ? able(question) : silence));
  for (const _ of [1, 2]) await ai.request('POST', '/hashtags/search', { hashtag: 'bread' });
  expect(await read(ai)).toMatchObject({ fault: 'too_slow', paused_until: expect.any(String) });
  isAble = true;
  expect(await check(ai)).toMatchObject({ fault: null, paused_until: null, check: { answers: true } });
});

test('who asks again just after a check gets what it found, without another word of the model', async () => {
  const { ai, model } = await aiOver(able);
  const first = await check(ai);
  const questionCount = model.questions.length;
  expect(await check(ai)).toEqual(first);
  expect(model.questions).toHaveLength(questionCount);
});

test('only owners may have it checked', async () => {
  const { ai } = await aiOver(able);
  expect((await ai.request('POST', '/writing-engine/check', undefined, { role: 'editor' })).status).toBe(403);
});
