import { wordCount } from '@carillon/contracts/domain/words.ts';
import { createPosts } from '@carillon/contracts/http/ai/create-posts.ts';
import { createServiceClient } from '@carillon/kit/http/service-client.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { testSigner } from '@carillon/kit/test/test-keys.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Engine, RunOptions } from '../engines/engine.ts';
import { draftsTask } from '../tasks/drafts/task.ts';
import { runTask } from '../usecases/run-task.ts';
import { createWordMeter } from '../usecases/word-meter.ts';
import { startAi } from './ai-under-test.ts';
import { createFakeBilling } from './fake-billing.ts';

let billing: ReturnType<typeof createFakeBilling>;
beforeEach(() => {
  billing = createFakeBilling();
});

const writtenDrafts = ['The bells ring on the hour.', 'Seven rolls, one price.'].map((content) => ({
  content,
  hashtags: ['Bells'],
  purpose: 'Not counted.',
  mediaCaption: 'Not counted either.',
}));

type Writes = (options: RunOptions<string>) => Promise<typeof writtenDrafts>;
const write: Writes = async () => writtenDrafts;
const fail: Writes = async () => Promise.reject(new Error('it broke'));

const engineOf = (kind: Engine['kind'], writes: Writes): Engine => ({
  kind,
  name: kind,
  run: async (task, _, options) => task.output.parse({ drafts: await writes(options), trending: [] }),
});

const run = (
  { model = write, builtIn = write }: { model?: Writes; builtIn?: Writes } = {},
  { task = draftsTask, signal = new AbortController().signal, onText = () => undefined as unknown } = {},
  finish?: () => Promise<undefined>,
) =>
  runTask(
    task,
    {
      input: { topic: 'Bells on the hour, seven rolls for one price' },
      userId: 'u',
      workspaceId: 'w',
      signal,
      onText,
    },
    {
      models: {
        engine: engineOf('model', model),
        fallback: engineOf('built-in', builtIn),
        words: createWordMeter(createServiceClient(testSigner('ai'), billing.transports), quietLog),
      },

      telemetry: { log: quietLog },
    },
    finish,
  );

describe('the words of a task', () => {
  const outcome = () => {
    const { spent, reserved, released } = billing.state;
    return { spent: [...spent], reserved: [...reserved.values()], released };
  };

  test('are reserved before it begins, and the generated ones are spent, whoever wrote them', async () => {
    let during: unknown;
    const model: Writes = async () => {
      during = outcome();
      return writtenDrafts;
    };
    await run({ model });
    expect(during).toEqual({ spent: [], reserved: ['w drafts 3000'], released: 0 });
    await run({ model: fail });
    expect(outcome()).toEqual({ spent: ['w 10', 'w 10'], reserved: [], released: 0 });
  });

  test('are given back when nothing comes of it', async () => {
    await expect(run({ model: fail, builtIn: fail })).rejects.toMatchObject({ code: 'generation_failed' });
    await eventually(() => expect(outcome()).toEqual({ spent: [], reserved: [], released: 1 }));
  });

  test('are released if the result can’t be stored', async () => {
    const keep = () => Promise.reject(new Error('the store is away'));
    await expect(run({}, {}, keep)).rejects.toMatchObject({ code: 'generation_failed' });
    await eventually(() => expect(outcome()).toEqual({ spent: [], reserved: [], released: 1 }));
  });

  test('are given back when the caller leaves and has read nothing', async () => {
    const leaving = new AbortController();
    const model: Writes = async () => {
      leaving.abort();
      throw new Error('it broke');
    };
    await expect(run({ model }, { signal: leaving.signal })).rejects.toThrow('it broke');
    await eventually(() => expect(outcome()).toEqual({ spent: [], reserved: [], released: 1 }));
  });

  test('are spent as far as a caller has read them who leaves', async () => {
    const leaving = new AbortController();
    const model: Writes = async ({ onText }) => {
      await onText?.('Not this one.', false);
      await onText?.('The bells ', true);
      await onText?.('ring.', false);
      leaving.abort();
      throw new Error('the caller left');
    };
    await expect(run({ model }, { signal: leaving.signal })).rejects.toThrow('the caller left');
    await eventually(() => expect(outcome()).toEqual({ spent: ['w 3'], reserved: [], released: 0 }));
  });

  test('are not asked for by a task that is free', async () => {
    billing.state.refusal = 'words_used_up';
    expect((await run({}, { task: { ...draftsTask, words: null } })).writer.engine).toBe('model');
  });

  test('are refused before anybody writes', async () => {
    let calls = 0;
    const count: Writes = async () => {
      calls++;
      return writtenDrafts;
    };
    for (const code of ['words_used_up', 'too_many_requests'] as const) {
      billing.state.refusal = code;
      await expect(run({ model: count, builtIn: count })).rejects.toMatchObject({ code });
    }
    expect(calls).toBe(0);
  });

  test('are not counted while billing does not answer: the built-in engine writes, and says why', async () => {
    billing.state.refusal = 'internal_error';
    expect(await run({ model: fail })).toMatchObject({
      writer: { engine: 'built-in', fell_back: 'words_unknown' },
    });
  });

  test('are spent later when billing does not answer at the end', async () => {
    const model: Writes = async () => {
      billing.state.refusal = 'service_unavailable';
      return writtenDrafts;
    };
    expect((await run({ model })).writer.engine).toBe('model');
    expect(outcome()).toMatchObject({ spent: [], reserved: ['w drafts 3000'] });
    billing.state.refusal = null;
    await eventually(() => expect(outcome()).toMatchObject({ spent: ['w 10'], reserved: [] }));
  });
});

test('POST /posts/create spends the words of its drafts, and says if none are left, also in a stream', async () => {
  const ai = await startAi({ transports: billing.transports });
  const ask = (headers: Record<string, string> = {}) =>
    ai.request('POST', '/posts/create', { content: 'Our bakery opens on Saturday' }, { headers });
  try {
    const { posts } = createPosts.response.parse(await (await ask()).json());
    const words = posts.reduce((sum, { content }) => sum + wordCount(content), 0);
    expect(billing.state.spent).toEqual([`w ${words}`]);
    billing.state.refusal = 'words_used_up';
    const message = 'You’ve used all your words.';
    for (const accept of ['application/json', 'application/x-ndjson']) {
      const refusal = await ask({ accept });
      expect([refusal.status, await refusal.json()]).toEqual([402, expect.objectContaining({ message })]);
    }
  } finally {
    await ai.close();
  }
});
