import { createPosts } from '@carillon/contracts/http/ai/create-posts.ts';
import { pactOf } from '@carillon/sdk/testing/pact.ts';
import { expect, test } from '@jest/globals';

test('what the composer reads of ai', async () => {
  const exchange = await pactOf('composer', 'ai');
  const reads = {
    posts: [{ content: 'Bread.', hashtags: ['Bread'], purpose: 'Tells.', mediaCaption: 'Bread' }],
    trending_hashtags: [{ hashtag: 'Bread' }],
    writer: { name: "Carillon's own writer", fell_back: null },
  };
  const body = { content: 'Our bakery bakes sourdough bread every morning' };
  expect(await exchange(createPosts, { input: { body }, reads })).toEqual(reads);
});
