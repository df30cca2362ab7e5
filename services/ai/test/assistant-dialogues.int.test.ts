import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createModelConversation } from '../assistant/model/model-conversation.ts';
import type { Dialogue } from '../assistant/testing/dialogue.ts';
import { ASKING } from '../assistant/testing/dialogues/asking.ts';
import { KNOWING } from '../assistant/testing/dialogues/knowing.ts';
import { HARMLESS, MANAGING, READING } from '../assistant/testing/dialogues/managing.ts';
import { REVISING } from '../assistant/testing/dialogues/revising.ts';
import { WRITING } from '../assistant/testing/dialogues/writing.ts';
import { faultsOf } from '../assistant/testing/faults-of.ts';
import { type Move, startToolModel } from './fake-tool-model.ts';
import { MODEL_DIALOGUES, type ModelDialogue, OBEYING } from './model-dialogues.ts';
import { isReal, type RealPosts, startRealPosts } from './real-posts.ts';
import { startAssistant } from './whole-assistant.ts';

/** The model's next moves; without a move it breaks down. */
let moves: (readonly Move[])[] = [];
let calls = 0;
let realPosts: RealPosts;
let model: Awaited<ReturnType<typeof startToolModel>>;
let builtIn: Awaited<ReturnType<typeof startAssistant>>;
let withModel: typeof builtIn;
beforeAll(async () => {
  model = await startToolModel(() => {
    calls++;
    const next = moves.shift();
    if (!next) throw new Error('broken');
    return [...next];
  });
  const engine = createModelConversation({ baseUrl: model.url, apiKey: 'k', model: 'bell-1' });
  realPosts = await startRealPosts();
  [builtIn, withModel] = await Promise.all([
    startAssistant({ realPosts }),
    startAssistant({ model: engine, realPosts }),
  ]);
});
afterAll(async () => {
  model.close();
  await Promise.all([builtIn.ai.close(), withModel.ai.close()]);
  await realPosts.close();
});

const endsInPosts = ({ made = [], given = [], lines }: Dialogue) =>
  lines.length > 1 && (made.length > 0 || given.length > 0);
const ENDING = [...WRITING, ...REVISING, ...MANAGING].filter(endsInPosts);
/** These end in the posts service itself and its store; a third is enough to see that the others would. */
const REAL = ENDING.filter(isReal).filter((_, n) => n % 3 === 0);
/** Elsewhere all are played without the routes; here, those that the real service can't play use a test double. */
const DIALOGUES = [
  ...ENDING.filter((one) => !isReal(one)),
  ...HARMLESS,
  ...READING.slice(0, 1),
  ...ASKING.slice(1, 5),
  ...KNOWING,
];

async function faultsOfAll<D extends Dialogue>(
  dialogues: readonly D[],
  play: (dialogue: D) => ReturnType<typeof builtIn.talk>,
): Promise<unknown[]> {
  const faults: unknown[] = [];
  for (const dialogue of dialogues) {
    const { replies, posts, replied } = await play(dialogue);
    const foundFaults = faultsOf(dialogue, replies.at(-1), posts, replied);
    if (foundFaults.length > 0) faults.push([dialogue.name, dialogue.lines, ...foundFaults]);
  }
  return faults;
}

test('the built-in engine ends each conversation in the right posts of the posts service’s own store', async () => {
  expect(REAL.length).toBeGreaterThanOrEqual(20);
  const faults = await faultsOfAll(REAL, async (dialogue) => {
    const result = await builtIn.talk(dialogue);
    expect(result.isReal).toBe(true);
    return result;
  });
  expect(faults).toEqual([]);
});

test('unplayable dialogues end in the right posts of the test double', async () => {
  const all = [...REAL, ...DIALOGUES, ...MODEL_DIALOGUES, ...OBEYING];
  expect(all.length).toBeGreaterThanOrEqual(80);
  expect(await faultsOfAll(DIALOGUES, builtIn.talk)).toEqual([]);
});

/** The whole of its moves is made. */
async function playDialogue(dialogue: ModelDialogue) {
  moves = [...dialogue.moves];
  const result = await withModel.talk(dialogue);
  expect([dialogue.lines, moves]).toEqual([dialogue.lines, []]);
  return result;
}

test('so does a model that calls tools', async () => {
  expect(await faultsOfAll(MODEL_DIALOGUES, playDialogue)).toEqual([]);
});

test('a model that obeys the text it reads causes nothing', async () => {
  expect(
    await faultsOfAll(OBEYING, async (dialogue) => {
      const result = await playDialogue(dialogue);
      expect(result.replies.flatMap(({ to_post }) => to_post ?? [])).toEqual([]);
      return result;
    }),
  ).toEqual([]);
});

test('a failing model is replaced by the built-in engine, and its drafts are paid once', async () => {
  const lines = ['Write a post about our sale'];
  moves = [[{ call: 'write_drafts', with: { topic: 'our sale' } }]];
  calls = 0;
  const { replies, spent } = await withModel.talk({ lines });
  expect(calls).toBeGreaterThan(1);
  expect(replies[0]).toMatchObject({ intent: 'content_generation' });
  expect(replies[0]?.message).toContain('Draft 1 of 1 about our sale');
  expect(spent).toHaveLength(1);
  moves = [];
  const whole = await withModel.talk({ lines: [...lines, 'first', 'linkedin', 'tomorrow at 9', 'yes'] });
  expect(whole.posts).toMatchObject([{ platform: 'linkedin', scheduled_time: '2026-11-24 09:00:00' }]);
  const hello = await withModel.talk({ lines: ['hi'] });
  expect(hello.replies[0]?.writer).toEqual({ engine: 'built-in', name: 'Carillon', fell_back: 'refused' });
});
