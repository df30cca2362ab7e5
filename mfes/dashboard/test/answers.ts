import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { listOf } from '@carillon/contracts/domain/publication.ts';

import type { ConnectionView } from '@carillon/contracts/http/identity/connections/connection-view.ts';
import { connectionOf, connectionsReply } from '@carillon/sdk/testing/connections.ts';
import type { RenderRemoteOptions } from '@carillon/sdk/testing/render-remote.tsx';

/** A server's answers to a dashboard. */
export type Answers = NonNullable<RenderRemoteOptions['answers']>;

/** Returns the answers of a server that has these connections. */
export const has = (...connections: ConnectionView[]) => ({
  'identity.listConnections': connectionsReply(connections),
});

export const noneConnected = has();
export const FACEBOOK = connectionOf('facebook', [{ id: 'p1', name: 'Bells' }]);
export const INSTAGRAM = connectionOf('instagram', [{ id: 'a1', name: 'bells' }]);
export const LINKEDIN = connectionOf('linkedin', [{ id: 'urn:li:person:ada', name: 'Ada' }]);
export const allConnected: Answers = has(FACEBOOK, INSTAGRAM, LINKEDIN);

export const ONE_CONNECTED =
  '1 account successfully connected. You can now manage your social media presence from one dashboard.';

export const noPosts = { success: true, posts: {}, next: {} };
export const noDrafts = { success: true, drafts: [], next: null };

/** A draft in the list. */
export const draft = (id: string, more: object = {}) => ({
  id,
  version: 1,
  topic: `Topic of ${id}`,
  text: '',
  platforms: [],
  mode: 'now',
  scheduled_time: null,
  timezone: null,
  picture: null,
  created_at: '2029-12-01T10:00:00Z',
  updated_at: '2029-12-01T10:00:00Z',
  ...more,
});

const no = { can_edit: false, can_cancel: false, can_reschedule: false, can_retry: false, can_delete: true };
export const MAY = {
  planned: { ...no, can_edit: true, can_cancel: true, can_reschedule: true, may_be_out: false },
  failed: { ...no, can_edit: true, can_retry: true, may_be_out: false },
  unsure: { ...no, may_be_out: true, can_cancel: true, can_delete: false },
  nothing: { ...no, can_delete: false, may_be_out: false },
  out: { ...no, may_be_out: false },
} as const;

/** One target of a post, planned for 2030 unless said otherwise. */
export const target = (platform: PlatformName, more: object = {}) => ({
  id: `pub-${platform}`,
  platform,
  platform_id: PLATFORMS[platform].id,
  page_id: null,
  target_name: 'Bells',
  status: 'scheduled',
  due_at: '2030-01-02T15:30:00Z',
  scheduled_time: '2030-01-02 15:30:00',
  timezone: 'UTC',
  published_at: null,
  late: false,
  attempts: 0,
  next_attempt_at: '2030-01-02T15:30:00Z',
  waiting_for: 'time',
  post_url: null,
  reason: null,
  content: 'The bells ring.',
  edited_at: null,
  retried_at: null,
  media: [],
  history: [],
  canceled_at: null,
  taken_down_at: null,
  can_take_down: false,
  moves: [],
  ...MAY.planned,
  ...more,
});

export const failedTarget = (platform: PlatformName, more: object = {}) =>
  target(platform, {
    status: 'failed',
    reason: 'The page is gone.',
    next_attempt_at: null,
    waiting_for: null,
    ...MAY.failed,
    ...more,
  });

export const post = (...results: readonly object[]) => ({
  success: true,
  post: {
    id: 'post-1',
    initial_description: 'our bells',
    created_at: '2029-12-01T10:00:00Z',
    scheduled_time: '2030-01-02 15:30:00',
    timezone: 'UTC',
    results,
  },
});

/** One target in the list of a user's posts. */
export const listedPost = (postId: string, platform: PlatformName, more: object = {}) => ({
  ...target(platform),
  id: `${postId}-${platform}`,
  post_id: postId,
  created_at: '2029-12-01T10:00:00Z',
  picture: null,
  initial_description: 'our bells',
  AI_generated_description: `Words of ${postId}`,
  response_post_id: null,
  ...more,
});

type ListedPost = ReturnType<typeof listedPost>;
interface PostQuery {
  readonly query?: { readonly list?: string; readonly posts?: string };
}

/** Returns the answer of a server that has these targets to a request for a list, or for some posts. */
export const listing =
  (targets: readonly ListedPost[] | (() => readonly ListedPost[])) =>
  ({ query: { list, posts } = {} }: PostQuery) => {
    const all = typeof targets === 'function' ? targets() : targets;
    const matches = all.filter(({ post_id, status }) =>
      posts === undefined ? listOf(status as 'failed') === list : posts.split(',').includes(post_id),
    );
    return { success: true, posts: Object.groupBy(matches, ({ platform }) => platform), next: {} };
  };

/** Returns the answers of a server that has these targets to any search, and to a request for some posts. */
export const searching = (targets: readonly ListedPost[] | (() => readonly ListedPost[])): Answers => ({
  'posts.searchPosts': () => ({
    success: true,
    posts: typeof targets === 'function' ? targets() : targets,
    next: null,
    searched_to: null,
  }),
  'posts.listUserPosts': listing(targets),
});
