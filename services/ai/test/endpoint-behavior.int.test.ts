import { afterEach, describe, expect, test } from '@jest/globals';
import { createModelEngine } from '../engines/model/model-engine.ts';
import { failureOf } from '../engines/model-failure.ts';
import { businessPlanTask } from '../tasks/business-plan/task.ts';
import { hashtagsTask } from '../tasks/hashtags/task.ts';
import {
  type Answering,
  content,
  pauseFor,
  pieces,
  type Question,
  raw,
  startFakeModel,
  status,
} from './fake-model.ts';

const models: Awaited<ReturnType<typeof startFakeModel>>[] = [];
afterEach(() => {
  for (const model of models.splice(0)) model.close();
});

async function modelThat(...answers: Answering[]) {
  const model = await startFakeModel(...answers);
  models.push(model);
  return {
    model,
    engine: createModelEngine({ baseUrl: model.url, apiKey: 'k', model: 'm', ...pauseFor(answers) }),
  };
}

const { signal } = new AbortController();
const TAGS = ['rye', 'bread', 'bakery', 'sourdough', 'baking'];
const JSON_TEXT = JSON.stringify({ hashtags: TAGS });
const good = content(JSON_TEXT);
const errorOf = (code: number, message: string, more: object = {}) =>
  raw(code, { error: { message, ...more } });
/** A message’s content as Mistral’s reasoning models write it (docs.mistral.ai/capabilities/reasoning). */
const partsOf = (text: string, thought: string) => [
  { type: 'thinking', thinking: [{ type: 'text', text: thought }] },
  { type: 'text', text },
];
const find = (engine: ReturnType<typeof createModelEngine>) =>
  engine.run(hashtagsTask, { text: 'bread' }, { signal });

/** Takes only these formats, and refuses all others as servers do. */
const takes =
  (...formats: readonly (string | undefined)[]) =>
  ({ response_format: format }: Question) =>
    formats.includes(format?.type) ? good : errorOf(400, `Unsupported response_format: ${format?.type}`);

const TOO_LONG = errorOf(400, "This model's maximum context length is 512 tokens.", {
  code: 'context_length_exceeded',
});

describe('an answer in JSON is read', () => {
  const ROWS: readonly (readonly [string, readonly Answering[], number])[] = [
    ['of a server that takes JSON schemas', [good], 1],
    ['of a server that knows JSON objects alone', [takes('json_object')], 3],
    ['of a server that knows no format', [takes(undefined)], 4],
    [
      'of a server that takes no least number of items',
      [(question) => (JSON.stringify(question).includes('minItems') ? errorOf(400, 'minItems') : good)],
      2,
    ],
    ['of a server that breaks over a schema', [errorOf(500, 'failed to parse grammar'), good], 2],
    ['in a Markdown fence', [content(`\`\`\`json\n${JSON_TEXT}\n\`\`\``)], 1],
    ['between other words', [content(`Sure! Here you are:\n${JSON_TEXT}\nEnjoy!`)], 1],
    ['after thoughts', [content(`<think>Bread, so {rye}?</think>\n${JSON_TEXT}`)], 1],
    ['after thoughts that nothing opened', [content(`Bread, so {rye}?\n</think>\n${JSON_TEXT}`)], 1],
    [
      'beside thoughts in a field of their own',
      [raw(200, { choices: [{ message: { content: JSON_TEXT, reasoning_content: 'Bread {…}' } }] })],
      1,
    ],
    [
      'of Mistral’s reasoning models, which answer with a list of parts',
      [raw(200, { choices: [{ message: { role: 'assistant', content: partsOf(JSON_TEXT, 'Bread {…}') } }] })],
      1,
    ],
    ['that comes when asked again', [content('I would rather not.'), good], 2],
    ['of a server that was busy for a moment', [status(429, 1), good], 2],
    ['of a server that was broken for a moment', [status(503, 1), good], 2],
    ['of a model that can read only few words', [TOO_LONG, good], 2],
  ];
  test.each(ROWS)('%s', async (_, answers, questions) => {
    const { model, engine } = await modelThat(...answers);
    expect(await find(engine)).toEqual({ hashtags: TAGS });
    expect(model.questions).toHaveLength(questions);
  });

  test('in the way that was found before, without asking for another first', async () => {
    const { model, engine } = await modelThat(takes('json_object'));
    await find(engine);
    await find(engine);
    expect(model.questions.map(({ response_format: format }) => format?.type)).toEqual([
      'json_schema',
      'json_schema',
      'json_object',
      'json_object',
    ]);
    expect(model.questions.at(-1)?.messages[0]?.content).toContain('"hashtags"');
  });

  // Without a greatest number SmolLM2-135M lists hashtags on llama.cpp b11549 until its context is full.
  test('whose schema states how many there must and may be', async () => {
    const { model, engine } = await modelThat(good);
    await find(engine);
    expect(JSON.stringify(model.questions[0]?.response_format)).toContain('"minItems":5,"maxItems":60');
  });

  test('of a request in fewer words, where the first had too many', async () => {
    const { model, engine } = await modelThat(TOO_LONG, good);
    await find(engine);
    const [first = 0, second = 0] = model.questions.map(({ messages }) => messages[0]?.content.length);
    expect(second).toBeLessThan(first / 2);
  });
});

describe('a failure gives its reason', () => {
  const ROWS: readonly (readonly [string, Answering, object, number])[] = [
    ['a refused key', errorOf(401, 'Incorrect API key'), { fault: 'key_refused', status: 401 }, 1],
    ['a key without the right', errorOf(403, 'Forbidden'), { fault: 'key_refused', status: 403 }, 1],
    ['a model that is not there', errorOf(404, 'No model m'), { fault: 'model_unknown', status: 404 }, 1],
    [
      'a model that LiteLLM 1.108.7 does not have',
      errorOf(400, '/chat/completions: Invalid model name passed in model=m. Call `/v1/models` to view', {
        type: 'invalid_request_error',
        code: '400',
      }),
      { fault: 'model_unknown', status: 400 },
      1,
    ],
    [
      'a key that LiteLLM 1.108.7 without a database does not know',
      errorOf(400, 'No connected db.', { type: 'no_db_connection', code: '400' }),
      { fault: 'key_refused', status: 400 },
      1,
    ],
    [
      'a key that is not valid, in a list',
      raw(400, [{ error: { code: 400, message: 'API key not valid. Please pass a valid API key.' } }]),
      { fault: 'key_refused', status: 400 },
      1,
    ],
    [
      'too many words, as SGLang 0.5.23 says it',
      raw(400, {
        object: 'error',
        message: "The input (3031 tokens) is longer than the model's context length (1024 tokens).",
        type: 'BadRequestError',
        param: null,
        code: 400,
      }),
      { fault: 'context_too_small', status: 400 },
      2,
    ],
    [
      'too many words, as llama.cpp b11549 says it',
      errorOf(
        400,
        'request (3031 tokens) exceeds the available context size (1024 tokens), try increasing it',
        {
          code: 400,
          type: 'exceed_context_size_error',
        },
      ),
      { fault: 'context_too_small', status: 400 },
      2,
    ],
    [
      'a limit for the next minute',
      raw(429, { error: { message: 'Slow down' } }, { 'retry-after': '60' }),
      { fault: 'busy', status: 429, retryAfterMs: 60_000 },
      1,
    ],
    ['a limit that lasts', status(429, 1), { fault: 'busy', status: 429 }, 3],
    ['a broken server', status(500, 1), { fault: 'no_answer', status: 500 }, 3],
    ['a request that is refused in any form', errorOf(400, 'No'), { fault: 'refused', status: 400 }, 4],
    ['a model that reads too few words in any form', TOO_LONG, { fault: 'context_too_small' }, 2],
    ['an error that comes as a success', errorOf(200, 'Model overloaded'), { fault: 'no_answer' }, 1],
    [
      'an error with a code that comes as a success',
      errorOf(200, 'Bad key', { code: 401 }),
      { fault: 'key_refused', status: 401 },
      1,
    ],
    ['an error in words alone', raw(200, { error: 'model not loaded' }), { fault: 'no_answer' }, 1],
    [
      'a page instead of an answer',
      raw(200, '<html>Welcome</html>', { 'content-type': 'text/html' }),
      { fault: 'no_answer' },
      1,
    ],
    ['an empty object', raw(200, {}), { fault: 'no_answer' }, 1],
    ['words instead of JSON', content('I would rather not.'), { fault: 'unusable_answer' }, 2],
    ['thoughts alone', content('<think>Bread, so'), { fault: 'unusable_answer' }, 2],
    [
      'an answer that ends for lack of room',
      raw(200, { choices: [{ message: { content: '{"hashtags":["rye"' }, finish_reason: 'length' }] }),
      { fault: 'unusable_answer' },
      1,
    ],
    [
      'an answer that a filter of Azure cut off',
      raw(200, { choices: [{ message: { content: JSON_TEXT }, finish_reason: 'content_filter' }] }),
      { fault: 'unusable_answer' },
      1,
    ],
    [
      'an answer for which DeepSeek had no machine left',
      raw(200, { choices: [{ message: { content: '' }, finish_reason: 'insufficient_system_resource' }] }),
      { fault: 'no_answer' },
      1,
    ],
  ];
  test.each(ROWS)('%s', async (_, answer, expected, questions) => {
    const { model, engine } = await modelThat(answer);
    const failure = await find(engine).catch(failureOf);
    expect(failure).toMatchObject(expected);
    expect(model.questions).toHaveLength(questions);
  });

  test('a server that nobody can reach', async () => {
    const { model, engine } = await modelThat(good);
    model.close();
    expect(await find(engine).catch(failureOf)).toMatchObject({ fault: 'unreachable' });
  });
});

describe('a text that is streamed', () => {
  const PLAN = {
    business_type: 'Bakery',
    target_demographics: 'Neighbors',
    platform: 'Instagram',
    business_goals: 'Sales',
    content_preferences: '',
    budget: '',
    timeframe: '',
    current_challenges: '',
  } as const;
  const TEXT = ['## One\n\na\n\n## Two', '\n\nb\n\n## Three\n\nc', '\n\n## Four\n\nd'];
  const WHOLE = TEXT.join('');
  const chunk = (delta: object, finish_reason: string | null = null) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
  const eventStream = { 'content-type': 'text/event-stream' };
  const stream = (...deltas: readonly object[]): Answering =>
    raw(200, [...deltas.map((delta) => chunk(delta)), chunk({}, 'stop')].join(''), eventStream);
  const endsWith = (finish_reason: string | null): Answering =>
    raw(200, chunk({ content: WHOLE }) + chunk({ content: '' }, finish_reason), eventStream);
  const read = async (engine: ReturnType<typeof createModelEngine>) => {
    let page = '';
    const onText = (text: string, restart: boolean) => {
      page = restart ? text : page + text;
    };
    const { strategy } = await engine.run(businessPlanTask, PLAN, { signal, onText });
    return { page, strategy };
  };

  test.each<readonly [string, Answering]>([
    ['comes as it is written', pieces(TEXT)],
    ['leaves out thoughts', pieces(['<thi', 'nk>Let me {see', '}.</think>', '\n', ...TEXT])],
    ['leaves out thoughts that nothing opened', pieces(['Let me see. ', 'Fine.</thi', 'nk>\n', ...TEXT])],
    ['leaves out thoughts in a field of their own', pieces(TEXT, 'finished', ['Let me ', 'see.'])],
    [
      'comes in Mistral’s lists of parts',
      stream(
        { content: partsOf('', 'Let me see.').slice(0, 1) },
        ...TEXT.map((text) => ({ content: [{ type: 'text', text }] })),
      ),
    ],
  ])('%s', async (_, answer) => {
    const { engine } = await modelThat(answer);
    expect(await read(engine)).toEqual({ page: WHOLE, strategy: WHOLE });
  });

  test.each<readonly [string, Answering, object]>([
    ['that stalls', pieces(TEXT, 'stalled'), { fault: 'too_slow' }],
    ['that breaks off', pieces(TEXT, 'broken'), { fault: 'no_answer' }],
    ['that ends for lack of room', pieces(TEXT, 'cut off'), { fault: 'unusable_answer' }],
    [
      'that turns into an error',
      raw(200, 'data: {"error":{"message":"overloaded"}}\n\n', { 'content-type': 'text/event-stream' }),
      { fault: 'no_answer' },
    ],
    [
      'that turns into an error with a code',
      raw(200, 'data: {"error":{"message":"slow down","code":"429"}}\n\n', {
        'content-type': 'text/event-stream',
      }),
      { fault: 'busy', status: 429 },
    ],
    // Azure’s filter, and OpenRouter when a provider fails, end a stream without an error.
    ['that a content filter cut off', endsWith('content_filter'), { fault: 'unusable_answer' }],
    ['whose provider failed', endsWith('error'), { fault: 'no_answer' }],
    // middleware/openai.go of Ollama 0.17.4 turns an error into an empty piece, and ends.
    ['that ends after an empty piece', endsWith(null), { fault: 'no_answer' }],
    ['that comes as an error instead', errorOf(200, 'overloaded'), { fault: 'no_answer' }],
  ])('has failed when it is one %s', async (_, answer, expected) => {
    const { engine } = await modelThat(answer);
    expect(await read(engine).catch(failureOf)).toMatchObject(expected);
  });
});
