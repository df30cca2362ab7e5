import { createPosts } from '@carillon/contracts/http/ai/create-posts.ts';
import { deleteBrandVoice } from '@carillon/contracts/http/ai/delete-brand-voice.ts';
import { listBrandVoices } from '@carillon/contracts/http/ai/list-brand-voices.ts';
import { saveBrandVoice } from '@carillon/contracts/http/ai/save-brand-voice.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

const words = { name: 'Bakery', details: { tone: 'warm' as const } };
const voice = { id: '0b6f0c52-8d3e-4c5e-9f7a-1d2c3b4a5e6f', version: 1, ...words };

test('records the pact with ai', async () => {
  const { exchange, agree } = await pactsOf('composer');
  await exchange(createPosts, {
    input: {
      body: {
        content: 'Our bakery bakes sourdough bread every morning',
        details: words.details,
        locale: 'en',
      },
    },
    reads: {
      posts: [
        {
          content: 'Bread.',
          hashtags: ['Bread'],
          purpose: 'Tells.',
          purpose_code: { code: 'leads_with_the_news' },
          mediaCaption: 'Bread',
          versions: {},
        },
      ],
      trending_hashtags: [{ hashtag: 'Bread' }],
      writer: { name: "Carillon's own writer", fell_back: null },
    },
  });
  await exchange(listBrandVoices, { state: 'a brand voice', reads: { voices: [voice] } });
  const id = 'a7c1de34-52b6-4f0e-8a9b-6c5d4e3f2a1b';
  await exchange(saveBrandVoice, {
    input: { params: { id }, body: { version: 0, ...words, name: 'Café' } },
    reads: { voice },
  });
  await exchange(deleteBrandVoice, {
    state: 'a brand voice',
    input: { params: { id: voice.id } },
    reads: { success: true },
  });
  await agree();
});
