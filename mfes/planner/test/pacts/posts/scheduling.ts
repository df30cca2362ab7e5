import { scheduleBatch } from '@carillon/contracts/http/posts/schedule-batch.ts';
import { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import { ON_LINKEDIN, scheduled } from '@carillon/contracts/testing/examples/publications.ts';
import type { Pacts } from '@carillon/sdk/testing/pact.ts';
import { readPublication } from './read-publication.ts';

const WHEN = { scheduled_time: '2030-01-02 10:00:00', timezone: 'UTC' };
const DUE_AT = '2030-01-02T10:00:00.000Z';

export async function readScheduling({ exchange }: Pacts): Promise<void> {
  const post_id = 'f80ccc1e-1776-41e6-ab68-5dc386964251';
  await exchange(schedulePosts, {
    form: { platforms: '[{"platform_id":3,"content":"Fresh bread.2"}]', ...WHEN },
    reads: {
      success: true,
      message: 'Your post is scheduled for Wednesday, Ja…',
      post_id,
      earlier: false,
      due_at: DUE_AT,
      ...WHEN,
      results: [readPublication(scheduled(post_id, DUE_AT, ON_LINKEDIN))],
    },
  });
  const idempotency_key = '3d5a2c1e-8f4b-4a6d-9b7c-2e1f0a9d8c7b';
  const { scheduled_time, timezone } = WHEN;
  await exchange(scheduleBatch, {
    input: {
      body: {
        timezone,
        posts: [
          { idempotency_key, content: 'Bread in a batch.', targets: [{ platform_id: 3 }], scheduled_time },
        ],
      },
    },
    reads: {
      success: true,
      results: [
        {
          idempotency_key,
          outcome: 'scheduled',
          post_id: 'a82524f5-7982-8893-bb21-ca56649b5686',
          due_at: DUE_AT,
          errors: {},
        },
      ],
    },
  });
}
