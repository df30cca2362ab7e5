import { listUserPosts, type UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { z } from 'zod';

type Given = NonNullable<z.input<typeof listUserPosts.response>['posts']['facebook']>[number];

/** One of a user's posts as the server lists it. */
export function userPost(more: Partial<Given>): UserPost {
  const post: Given = {
    id: 'pub-1',
    post_id: 'post-1',
    platform: 'facebook',
    status: 'published',
    created_at: '2026-03-07T10:00:00Z',
    due_at: null,
    target_name: 'Bells',
    initial_description: 'our bells',
    AI_generated_description: 'The bells ring.',
    post_url: null,
    response_post_id: null,
    reason: null,
    ...more,
  };
  const { posts } = listUserPosts.response.parse({ success: true, posts: { facebook: [post] } });
  const [parsed] = posts.facebook ?? [];
  if (!parsed) throw new Error('the list lost its post');
  return parsed;
}
