import { createPosts } from '@carillon/contracts/http/ai/create-posts.ts';
import { generateDescription } from '@carillon/contracts/http/ai/generate-description.ts';
import { afterEach, expect, test } from '@jest/globals';
import { startAi } from './ai-under-test.ts';
import { content, startFakeModel } from './fake-model.ts';

const openServices: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of openServices.splice(0).reverse()) await one.close();
});

async function aiThatWrites(answer: object) {
  const model = await startFakeModel(content(JSON.stringify(answer)));
  const ai = await startAi({
    settings: { OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'k', OPENAI_MODEL: 'bell-1' },
  });
  openServices.push(model, ai);
  return ai;
}

const TOPIC = 'New rye loaf, €6.80, from Monday';
const draftsWith = (text: string) => ({
  posts: [text, 'Rye, at last.', 'Try it on Monday.', 'Dark, dense, good.', 'A loaf for €6.80.'].map(
    (one) => ({
      content: one,
      hashtags: ['rye'],
      purpose: 'Tells.',
      mediaCaption: 'A loaf',
    }),
  ),
  trending_hashtags: ['rye', 'bread', 'bakery', 'sourdough', 'baking'],
});
const write = async (text: string, details: object = {}) => {
  const ai = await aiThatWrites(draftsWith(text));
  const reply = await ai.request('POST', '/posts/create', { content: TOPIC, details });
  return createPosts.response.parse(await reply.json());
};

test('a draft comes without the model’s inventions, and lists them', async () => {
  const { posts, writer } = await write(
    'Our rye loaf is here from Monday. Award-winning since 1987, in Leeds.',
  );
  expect(writer).toMatchObject({ engine: 'model', fell_back: null });
  expect(posts[0]?.content).toBe('Our rye loaf is here from Monday.');
  expect(posts[0]?.removed?.join(' ')).toContain('1987');
  expect(posts.slice(1).map(({ removed }) => removed)).toEqual([undefined, undefined, undefined, undefined]);
});

test('the details count as said', async () => {
  const { posts } = await write('Our rye loaf is here, baked in Leeds since 1987.', {
    about: 'A bakery in Leeds, founded in 1987.',
  });
  expect(posts[0]?.removed).toBeUndefined();
});

test('Markdown becomes plain text', async () => {
  const { posts } = await write('## Rye is here\n\n- **Dark**\n- dense\n\n---\n\nTry it on *Monday*.');
  expect(posts[0]?.content).toBe('Rye is here\n\n• Dark\n• dense\n\nTry it on Monday.');
});

test('a draft of which too little is left is left out', async () => {
  const { posts } = await write('Free delivery in Leeds!');
  expect(posts).toHaveLength(4);
});

test('a description is guarded and plain as well', async () => {
  const ai = await aiThatWrites({
    content: '# Rye\n\nFrom Monday for €6.80. Call 0113 496 0000.',
    purpose: 'x',
  });
  const reply = await ai.request('POST', '/content/generate-optimized', { text: TOPIC });
  const { optimized_content, removed, writer } = generateDescription.response.parse(await reply.json());
  expect(writer.engine).toBe('model');
  expect(optimized_content).toBe('Rye\n\nFrom Monday for €6.80.');
  expect(removed).toEqual(['Call 0113 496 0000.']);
});
