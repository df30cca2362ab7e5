import { getWritingEngine } from '@carillon/contracts/http/ai/get-writing-engine.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createLocalEngine, type LocalEngine } from '../engines/local/local-engine.ts';
import { createModelProcess } from '../engines/local/model-process.ts';
import { runtimeIn } from '../models/model-folder.ts';
import { businessPlanTask } from '../tasks/business-plan/task.ts';
import { descriptionTask } from '../tasks/description/task.ts';
import { draftsTask } from '../tasks/drafts/task.ts';
import { hashtagsTask } from '../tasks/hashtags/task.ts';
import { startAi } from './ai-under-test.ts';

// A real model in its real process: the smallest there is, whose wording nobody should judge. `.ci/local-model.sh` gets it.
const { TEST_MODEL_FILE: file, TEST_MODELS_FOLDER: folder } = process.env;
const withModel = file && folder ? describe : describe.skip;
const TOPIC = 'Fresh rye bread at Rye & Co, Mill Lane 4, every Friday from 8 am';
const PLAN = { business_type: 'Bakery', platform: 'Instagram' };

const place = {
  file: file ?? '',
  runtime: runtimeIn(folder ?? ''),
  threads: 1,
  contextSize: 4_096,
  gpu: false,
};
const question = { instructions: 'You write.', text: 'Write a long story.', schema: null, maxTokens: 1_500 };
const { signal } = new AbortController();

withModel('the local engine', () => {
  let engine: LocalEngine;
  beforeAll(() => {
    engine = createLocalEngine({ ...place, name: 'tiny', idleMs: 600_000, mostTokens: 400 });
  });
  afterAll(() => engine.close());

  test('shows in a check that it writes, how fast, and that it keeps to a schema', async () => {
    expect(await engine.check(signal)).toMatchObject({
      answers: true,
      json: 'schema',
      tools: null,
      fault: null,
      tokens_per_second: expect.any(Number),
    });
  });

  // Whatever it says, it is of the task's own form, or refused as nonsense.
  test.each([
    ['drafts', () => engine.run(draftsTask, { topic: TOPIC }, { signal })],
    ['a description', () => engine.run(descriptionTask, { topic: TOPIC }, { signal })],
    ['hashtags', () => engine.run(hashtagsTask, { text: TOPIC }, { signal })],
    ['a business plan', () => engine.run(businessPlanTask, PLAN as never, { signal })],
  ])('does %s, or says that what it wrote is of no use', async (_, run) => {
    const outcome = await run().then(
      () => 'done',
      (error: Error & { fault?: string }) => error.fault ?? error.name,
    );
    expect(['done', 'unusable_answer', 'ZodError']).toContain(outcome);
  });

  test('streams a text piece by piece', async () => {
    const abortController = new AbortController();
    const pieces: string[] = [];
    const onText = (text: string) => {
      pieces.push(text);
      if (pieces.length === 5) abortController.abort(new Error('enough'));
    };
    const running = engine.run(businessPlanTask, PLAN as never, { signal: abortController.signal, onText });
    await expect(running).rejects.toThrow('enough');
    expect(pieces.length).toBeGreaterThanOrEqual(5);
  });

  test('tells who waits when the turn comes, and lets the next begin when one leaves', async () => {
    const abortController = new AbortController();
    const places: number[] = [];
    const started = Promise.withResolvers<void>();
    const onText = () => started.resolve();
    const first = engine.run(businessPlanTask, PLAN as never, { signal: abortController.signal, onText });
    await started.promise;
    const waiting = Promise.withResolvers<void>();
    const onPlace = (ahead: number) => {
      places.push(ahead);
      waiting.resolve();
    };
    const second = engine.run(hashtagsTask, { text: TOPIC }, { signal, onPlace }).catch(() => undefined);
    await waiting.promise;
    abortController.abort(new Error('left'));
    await expect(first).rejects.toThrow('left');
    await second;
    expect(places.slice(0, 2)).toEqual([1, 0]);
  });
});

withModel('the model’s process', () => {
  test('starts again after it has died, and Carillon stays', async () => {
    const model = createModelProcess(place);
    const started = Promise.withResolvers<void>();
    const dying = model.ask(question, signal, () => started.resolve());
    await started.promise;
    process.kill(model.pid ?? 0, 'SIGSEGV');
    await expect(dying).rejects.toMatchObject({ fault: 'no_answer' });
    const { tokens } = await model.ask(
      { ...question, maxTokens: 200, text: 'Say hello.' },
      signal,
      () => undefined,
    );
    expect(tokens).toBeGreaterThan(0);
    await model.stop();
    expect(model.pid).toBeNull();
  });

  test('reports a file that isn’t a model', async () => {
    const model = createModelProcess({ ...place, file: import.meta.filename });
    await expect(model.ask(question, signal, () => undefined)).rejects.toThrow('can’t be loaded');
    await model.stop();
  });

  test('refuses what is longer than it can read', async () => {
    const model = createModelProcess({ ...place, contextSize: 1_024 });
    const long = { ...question, text: 'bread '.repeat(2_000) };
    await expect(model.ask(long, signal, () => undefined)).rejects.toMatchObject({
      fault: 'context_too_small',
    });
    await model.stop();
  });
});

withModel('the service with a local model', () => {
  const local = { MODEL_FILE: file ?? '', MODELS_FOLDER: folder ?? '', LOCAL_MODEL_THREADS: '1' };

  test('names the model as the writer', async () => {
    const ai = await startAi({ settings: local });
    const { engine } = getWritingEngine.response.parse(
      await (await ai.request('GET', '/writing-engine')).json(),
    );
    await ai.close();
    expect(engine).toMatchObject({ kind: 'local', name: 'SmolLM2-135M-Instruct.Q4_1' });
  });

  test('writes itself when the model is not done in time, and says so', async () => {
    const ai = await startAi({ settings: { ...local, LOCAL_MODEL_DEADLINE_SECONDS: '1' } });
    const reply = await ai.request('POST', '/posts/create', { content: TOPIC });
    const { posts, writer } = (await reply.json()) as { posts: unknown[]; writer: object };
    await ai.close();
    expect(posts.length).toBeGreaterThan(0);
    expect(writer).toMatchObject({ engine: 'built-in', fell_back: 'too_slow' });
  });

  test('prefers an endpoint that is set', async () => {
    const endpoint = { OPENAI_API_KEY: 'k', OPENAI_MODEL: 'theirs', OPENAI_BASE_URL: 'http://127.0.0.1:9' };
    const ai = await startAi({ settings: { ...local, ...endpoint } });
    const { engine } = getWritingEngine.response.parse(
      await (await ai.request('GET', '/writing-engine')).json(),
    );
    await ai.close();
    expect(engine).toMatchObject({ kind: 'endpoint', name: 'theirs' });
  });
});
