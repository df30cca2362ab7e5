import { analyzeHashtags } from '@carillon/contracts/http/ai/analyze-hashtags.ts';
import { searchHashtags } from '@carillon/contracts/http/ai/search-hashtags.ts';
import type { Transport } from '@carillon/kit/http/service-client.ts';
import { expect, test } from '@jest/globals';
import { startAi } from './ai-under-test.ts';

const down: Transport = () => new Response('', { status: 500 });

async function ask(path: string, body: object, posts: Transport = down): Promise<Response> {
  const ai = await startAi({ transports: { posts } });
  try {
    return await ai.request('POST', path, body);
  } finally {
    await ai.close();
  }
}

test('counts the workspace’s own posts, and nothing else', async () => {
  const questions: unknown[] = [];
  const posts: Transport = async (request) => {
    questions.push(await request.json());
    return Response.json({ counts: { sourdough: 7 } });
  };
  const reply = await ask('/hashtags/search', { hashtag: '#bakery' }, posts);
  const { data, writer } = searchHashtags.response.parse(await reply.json());
  const [first, ...others] = data.trending_hashtags;
  expect(first).toEqual({ hashtag: 'bakery', count: null, counted: null });
  expect(others).toContainEqual({ hashtag: 'sourdough', count: 7, counted: 'own_posts' });
  expect(others).toContainEqual({ hashtag: 'breadlovers', count: null, counted: null });
  expect(writer.engine).toBe('built-in');
  expect(questions).toMatchObject([{ workspace_id: 'w', hashtags: expect.arrayContaining(['bakery']) }]);
});

test.each(['xqzzt', 'fgdkjh', '#bcdfg'])('finds no hashtags for %s', async (hashtag) => {
  const reply = await ask('/hashtags/search', { hashtag });
  const { data, message } = searchHashtags.response.parse(await reply.json());
  expect(data.trending_hashtags).toEqual([]);
  expect(message).toMatch(/^No hashtags found/);
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
