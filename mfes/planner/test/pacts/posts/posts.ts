import { deletePost } from '@carillon/contracts/http/posts/delete-post.ts';
import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import { reschedulePost } from '@carillon/contracts/http/posts/reschedule-post.ts';
import { inputById } from '@carillon/contracts/testing/examples/asked-by-id.ts';
import { pickPost, scheduledPost } from '@carillon/contracts/testing/examples/posts.ts';
import { scheduled } from '@carillon/contracts/testing/examples/publications.ts';
import type { Pacts } from '@carillon/sdk/testing/pact.ts';
import { PUBLICATION, readPublication } from './read-publication.ts';

export async function readPosts({ exchange }: Pacts): Promise<void> {
  const id = 'fd4fb12f-0cab-4e65-bf38-1bbdf0ab6432';
  const post = scheduledPost(id, '2026-11-24T02:43:50.219Z', 'Text 7db21ce4-8034-4cef-9b5e-8f4deb69f87e');
  await exchange(getPost, {
    state: 'a scheduled post',
    ...inputById('post_id', id),
    reads: {
      success: true,
      post: pickPost(
        post,
        ['id', 'created_at', 'scheduled_time', 'timezone'],
        [...PUBLICATION, 'content', 'moves', 'media', 'history'],
      ),
    },
  });
  await exchange(deletePost, {
    state: 'a scheduled post',
    ...inputById('post_id', 'e905d373-22cd-4f64-9619-052595afa54b'),
    reads: { success: true, message: 'Deleted. It won’t be published.', results: [], refused: [] },
  });
  const movedId = 'c5f9207d-912c-4d29-9ace-0c69adcf212e';
  await exchange(reschedulePost, {
    state: 'a scheduled post',
    known: { post_id: movedId },
    input: { params: { id: movedId }, body: { scheduled_time: '2030-01-02 10:00:00', timezone: 'UTC' } },
    reads: {
      success: true,
      message: 'Moved for Facebook.',
      results: [readPublication(scheduled(movedId, '2030-01-02T10:00:00.000Z'))],
      refused: [],
    },
  });
}
