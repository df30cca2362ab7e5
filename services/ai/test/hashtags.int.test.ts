import { analyzeHashtags } from '@carillon/contracts/http/ai/analyze-hashtags.ts';
import { searchHashtags } from '@carillon/contracts/http/ai/search-hashtags.ts';
import { loadConfig } from '@carillon/kit/config.ts';
import type { Transport } from '@carillon/kit/http/service-client.ts';
import { testSigner } from '@carillon/kit/test/test-keys.ts';
import { testRuntime } from '@carillon/kit/test/test-runtime.ts';
import { afterEach, expect, test } from '@jest/globals';
import { createApp } from '../app.ts';
import { settings } from '../config.ts';
import { type AiContext, createContext } from '../context.ts';
import { entry } from '../main.ts';
import { createFakeBilling } from './fake-billing.ts';

const contexts: AiContext[] = [];
afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())));

const down: Transport = () => new Response('', { status: 500 });

async function ask(path: string, body: object, posts: Transport = down): Promise<Response> {
  const transports = { ...createFakeBilling().transports, posts };
  const context = await createContext(loadConfig(settings, {}), testRuntime(entry, { transports }));
  contexts.push(context);
  const caller = { kind: 'user', userId: 'u', sessionId: 's', workspaceId: 'w', role: 'writer' } as const;
  const token = await testSigner('gateway').sign('ai', caller);
  return createApp(context).request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${token}` },
  });
}

test('a count says what it counts: own posts first, else uses of the word, else nothing', async () => {
  const asked: unknown[] = [];
  const posts: Transport = async (request) => {
    asked.push(await request.json());
    return Response.json({ counts: { sourdough: 7 } });
  };
  const reply = await ask('/hashtags/search', { hashtag: '#bakery' }, posts);
  const { data, writer } = searchHashtags.response.parse(await reply.json());
  const [first, ...others] = data.trending_hashtags;
  expect(first).toEqual({ hashtag: 'bakery', count: expect.any(Number), counted: 'word_frequency' });
  expect(others).toContainEqual({ hashtag: 'sourdough', count: 7, counted: 'own_posts' });
  expect(others).toContainEqual({ hashtag: 'breadlovers', count: null, counted: null });
  expect(writer.engine).toBe('built-in');
  expect(asked).toMatchObject([{ workspace_id: 'w', hashtags: expect.arrayContaining(['bakery']) }]);
});

test('a text is analyzed without posts, too', async () => {
  const reply = await ask('/hashtags/analyze', { text: 'Our bakery opens a second shop on Saturday' });
  const { data, message } = analyzeHashtags.response.parse(await reply.json());
  expect(data.hashtags.slice(0, 3).map(({ hashtag }) => hashtag)).toContain('bakery');
  expect(message).toBe(`${data.hashtags.length} hashtags found.`);
});

test.each([
  ['/hashtags/search', { hashtag: ' ' }, { hashtag: ['Enter a topic.'] }],
  ['/hashtags/analyze', { text: '' }, { text: ['Enter a text.'] }],
  ['/hashtags/analyze', { text: 'x'.repeat(5_001) }, { text: ['Use at most 5,000 characters.'] }],
])('%s refuses %j', async (path, body, errors) => {
  const reply = await ask(path, body);
  expect(reply.status).toBe(422);
  expect(await reply.json()).toMatchObject({ errors });
});
