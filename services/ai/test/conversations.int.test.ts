import { randomUUID } from 'node:crypto';
import { conversationChanged } from '@carillon/contracts/events/ai/conversation-changed.ts';
import { getConversation } from '@carillon/contracts/http/ai/assistant/get-conversation.ts';
import { listConversations } from '@carillon/contracts/http/ai/assistant/list-conversations.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { MAX_EXCHANGES } from '../domain/conversation.ts';
import { startAi } from './ai-under-test.ts';
import { createFakeIdentity } from './fake-identity.ts';
import { type Answers, engineThat, says } from './talk.ts';

let ai: Awaited<ReturnType<typeof startAi>>;
let answers: Answers;
const events: unknown[] = [];
beforeAll(async () => {
  ai = await startAi({
    transports: createFakeIdentity().transports,
    engines: { builtIn: engineThat((turn, tools) => answers(turn, tools)) },
  });
  await ai.bus.subscribe({
    queue: 'test',
    kind: conversationChanged,
    broadcast: true,
    handle: async ({ data }) => void events.push(data),
  });
});
afterAll(() => ai.close());
beforeEach(() => {
  events.splice(0);
  answers = (turn) => says(turn, { message: `You said: ${turn.query}` });
});

const PATH = '/ai-assistant/conversations';
type RequestOptions = Parameters<typeof ai.request>[3];
const sendQuery = (query: string, more: object = {}, options?: RequestOptions) =>
  ai.request('POST', '/ai-assistant/process-query', { query, ...more }, options);
const read = async (id: string, options?: RequestOptions) =>
  getConversation.response.parse(await (await ai.request('GET', `${PATH}/${id}`, undefined, options)).json())
    .conversation;
const textsOf = async (id: string) =>
  (await read(id)).messages.map(({ role, content }) => `${role}: ${content}`);
const list = async (options?: RequestOptions) =>
  listConversations.response.parse(await (await ai.request('GET', PATH, undefined, options)).json());

test('messages are stored, the conversation is named after its start, and other tabs are notified', async () => {
  const id = randomUUID();
  const long = 'Write something about our summer sale, which begins next Monday and ends in August';
  expect(await (await sendQuery(long, { conversation_id: id })).json()).toMatchObject({
    conversation_id: id,
    message: `You said: ${long}`,
  });
  const before = await read(id);
  await sendQuery('  And now shorter \n', { conversation_id: id });
  expect(await textsOf(id)).toEqual([
    ...[`user: ${long}`, `assistant: You said: ${long}`],
    ...['user: And now shorter', 'assistant: You said: And now shorter'],
  ]);
  const { title, version } = await read(id);
  expect(title).toBe('Write something about our summer sale, which begins next…');
  expect(version).toBeGreaterThan(before.version);
  const data = { workspace_id: 'w', user_id: 'u', conversation_id: id, version };
  await eventually(() => expect(events.at(-1)).toEqual(data));
  await ai.request('PATCH', `${PATH}/${id}`, { title: ' Summer ' });
  const [first] = (await list()).conversations;
  expect(first).toMatchObject({ id, title: 'Summer', version: version + 1 });
  await ai.request('DELETE', `${PATH}/${id}`);
  await eventually(() => expect(events.at(-1)).toEqual({ ...data, version: null }));
  expect((await ai.request('GET', `${PATH}/${id}`)).status).toBe(404);
  expect((await ai.request('DELETE', `${PATH}/${id}`)).status).toBe(200);
  expect((await ai.request('PATCH', `${PATH}/${id}`, { title: 'Again' })).status).toBe(404);
});

test('a conversation belongs to its user, in its workspace', async () => {
  const id = randomUUID();
  await sendQuery('Only for me', { conversation_id: id }, { userId: 'ada' });
  for (const other of [{ userId: 'bob' }, { userId: 'ada', workspaceId: 'w2' }]) {
    expect((await ai.request('GET', `${PATH}/${id}`, undefined, other)).status).toBe(404);
    expect((await list(other)).conversations).toEqual([]);
    // The same id is a conversation of their own.
    await sendQuery('Not hers', { conversation_id: id }, other);
    await ai.request('DELETE', `${PATH}/${id}`, undefined, other);
  }
  expect((await read(id, { userId: 'ada' })).messages).toHaveLength(2);
});

test('a repeated message is answered as the first time, also while that is under way', async () => {
  const [conversation_id, message_id] = [randomUUID(), randomUUID()];
  const waiting = Promise.withResolvers<void>();
  let calls = 0;
  answers = async (turn) => {
    calls++;
    await waiting.promise;
    return says(turn, { message: `Answer ${calls}` });
  };
  const both = [1, 2].map(() => sendQuery('Once', { conversation_id, message_id }));
  await eventually(() => expect(calls).toBe(1));
  waiting.resolve();
  const replies = await Promise.all(both.map(async (one) => (await one).json()));
  expect(replies[0]).toMatchObject({ message: 'Answer 1' });
  expect(replies[1]).toEqual(replies[0]);
  expect(await (await sendQuery('Once', { conversation_id, message_id })).json()).toEqual(replies[0]);
  expect((await sendQuery('Something else', { conversation_id, message_id })).status).toBe(409);
  expect(calls).toBe(1);
  expect(await textsOf(conversation_id)).toEqual(['user: Once', 'assistant: Answer 1']);
});

test('two tabs at once lose nothing: the second message is answered after the first, in its context', async () => {
  const conversation_id = randomUUID();
  const waiting = Promise.withResolvers<void>();
  const texts: string[] = [];
  answers = async (turn) => {
    texts.push([...turn.earlier.map(({ content }) => content), turn.query].join(' | '));
    if (texts.length === 1) await waiting.promise;
    return says(turn, { message: `Re ${turn.query}` });
  };
  const first = sendQuery('One', { conversation_id });
  await eventually(() => expect(texts).toEqual(['One']));
  // A reload meanwhile shows the question.
  expect(await textsOf(conversation_id)).toEqual(['user: One']);
  const second = sendQuery('Two', { conversation_id });
  waiting.resolve();
  expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([200, 200]);
  expect(texts).toEqual(['One', 'One | Re One | Two']);
});

test('an unanswered message is stored and can be sent again; without an ID, the latest conversation continues', async () => {
  const [conversation_id, message_id] = [randomUUID(), randomUUID()];
  answers = () => Promise.reject(new Error('it broke'));
  expect((await sendQuery('Hello', { conversation_id, message_id })).status).toBe(502);
  expect(await textsOf(conversation_id)).toEqual(['user: Hello']);
  answers = (turn) => says(turn);
  expect((await sendQuery('Hello', { conversation_id, message_id })).status).toBe(200);
  expect(await (await sendQuery('More')).json()).toMatchObject({ conversation_id });
  expect(await textsOf(conversation_id)).toEqual([
    ...['user: Hello', 'assistant: Said.', 'user: More', 'assistant: Said.'],
  ]);
});

test('an old message is not answered once others follow, and an answer that could not be read is not kept', async () => {
  const [conversation_id, message_id] = [randomUUID(), randomUUID()];
  answers = (turn) => says(turn, { message: 'x'.repeat(20_001) });
  expect((await sendQuery('Old', { conversation_id, message_id })).status).toBe(502);
  answers = (turn) => says(turn);
  await sendQuery('New', { conversation_id });
  expect((await sendQuery('Old', { conversation_id, message_id })).status).toBe(409);
  expect((await sendQuery('Newer', { conversation_id })).status).toBe(200);
  expect(await textsOf(conversation_id)).toEqual([
    ...['user: Old', 'user: New', 'assistant: Said.', 'user: Newer', 'assistant: Said.'],
  ]);
});

test('its size is limited, and the error says so', async () => {
  const user = { workspaceId: 'full', userId: 'u' };
  const now = new Date();
  const storeConversation = (id: string, exchanges: number) =>
    ai.context.stores.conversations.insert({
      ...user,
      id,
      exchanges,
      title: 'Long',
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
  const full = randomUUID();
  await storeConversation(full, MAX_EXCHANGES);
  const refusal = await sendQuery('One more', { conversation_id: full }, user);
  expect([refusal.status, await refusal.json()]).toMatchObject([409, { error: 'conversation_full' }]);
  for (let n = 1; n < 200; n++) await storeConversation(randomUUID(), 0);
  const another = await sendQuery('Another one', { conversation_id: randomUUID() }, user);
  expect([another.status, await another.json()]).toMatchObject([409, { error: 'too_many_conversations' }]);
  const { conversations, next } = await list(user);
  expect(conversations).toHaveLength(50);
  const rest = await ai.request('GET', `${PATH}?before=${next}`, undefined, user);
  const ids = listConversations.response.parse(await rest.json()).conversations.map(({ id }) => id);
  expect(new Set([...ids, ...conversations.map(({ id }) => id)]).size).toBe(100);
  expect((await sendQuery('x'.repeat(5_001))).status).toBe(422);
});

test('an answer is streamed: its steps, its text, then the whole of it', async () => {
  const reply = await sendQuery('Hello', {}, { headers: { accept: 'application/x-ndjson' } });
  const lines = (await reply.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.at(-1)).toMatchObject({ type: 'result', result: { message: 'You said: Hello' } });
});
