import { analyzeHashtags } from '@carillon/contracts/http/ai/analyze-hashtags.ts';
import { deleteBusinessPlan } from '@carillon/contracts/http/ai/delete-business-plan.ts';
import { generateBusinessPlan } from '@carillon/contracts/http/ai/generate-business-plan.ts';
import { generateDescription } from '@carillon/contracts/http/ai/generate-description.ts';
import { getBusinessPlan } from '@carillon/contracts/http/ai/get-business-plan.ts';
import { listBusinessPlans } from '@carillon/contracts/http/ai/list-business-plans.ts';
import { searchHashtags } from '@carillon/contracts/http/ai/search-hashtags.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

const writer = { name: "Carillon's own writer", fell_back: null };
const hashtags = [{ hashtag: 'Bread' }];
const request = {
  business_type: 'Bakery',
  target_demographics: 'Neighbors',
  platform: 'Instagram' as const,
  business_goals: 'More sales',
};
const plan = {
  id: '5f0c7f8e-2f64-4f0a-9d7e-0a4f6f1f2b3c',
  created_at: '2026-11-24T15:30:00.000Z',
  strategy: '## Summary',
  request: { business_type: 'Bakery', platform: 'Instagram' as const },
  writer,
};

test('records the pact with ai', async () => {
  const { exchange, agree } = await pactsOf('tools');
  await exchange(searchHashtags, {
    input: { body: { hashtag: 'bread' } },
    reads: { data: { trending_hashtags: hashtags }, writer },
  });
  const text = 'Our bakery bakes sourdough bread';
  await exchange(analyzeHashtags, {
    input: { body: { text } },
    reads: { data: { hashtags: hashtags }, writer },
  });
  await exchange(generateDescription, {
    input: { body: { text } },
    reads: {
      optimized_content: 'Bread.',
      versions: { facebook: 'Bread.', instagram: 'Bread.', linkedin: 'Bread.' },
      analysis: {
        suggested_hashtags: ['Bread'],
        purpose: 'Tells.',
        common_phrases: [],
        emoji_usage: {},
        structure_patterns: {},
      },
      writer,
    },
  });
  await exchange(generateBusinessPlan, { input: { body: request }, reads: plan });
  await exchange(listBusinessPlans, {
    state: 'a business plan',
    reads: { plans: [{ id: plan.id, created_at: plan.created_at, ...plan.request }], next: null },
  });
  await exchange(getBusinessPlan, {
    state: 'a business plan',
    input: { params: { id: plan.id } },
    reads: { plan },
  });
  await exchange(deleteBusinessPlan, {
    state: 'a business plan',
    input: { params: { id: plan.id } },
    reads: { success: true },
  });
  await agree();
});
