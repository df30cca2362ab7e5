import { connectionOf, connectionsReply } from '@carillon/sdk/testing/connections.ts';
import type { RenderRemoteOptions } from '@carillon/sdk/testing/render-remote.tsx';

/** A server's answers to a composer with all three networks connected. */

const FACEBOOK = connectionOf('facebook', [
  { id: 'p1', name: 'Bells' },
  { id: 'p2', name: 'Whistles' },
]);
const INSTAGRAM = connectionOf('instagram', [{ id: 'a1', name: 'bells' }]);
const LINKEDIN = connectionOf('linkedin', [{ id: 'urn:li:person:ada', name: 'Ada' }]);
export const ACCOUNTS = { facebook: FACEBOOK, instagram: INSTAGRAM, linkedin: LINKEDIN };

/** The reply of a server with these accounts, or all three. */
export const accounts = (...some: (typeof FACEBOOK)[]) => ({
  'identity.listConnections': connectionsReply(some),
});

export const connectedAnswers: NonNullable<RenderRemoteOptions['answers']> = {
  'posts.getQueue': { success: true, schedules: [] },
  'posts.getLinkTracking': { success: true, link_tracking: null },
  ...accounts(FACEBOOK, INSTAGRAM, LINKEDIN),
};

export const disconnected: typeof connectedAnswers = accounts();

export const generated = {
  success: true,
  message: 'Here are your posts.',
  writer: { engine: 'built-in', name: "Carillon's own writer", fell_back: null },
  trending_hashtags: [
    { hashtag: 'Bells', count: 9, counted: 'own_posts' },
    { hashtag: 'OldTown', count: null, counted: null },
  ],
  posts: [
    {
      content: 'The bells ring on Saturday.',
      hashtags: ['Bells'],
      purpose: 'Announces it',
      mediaCaption: '',
    },
    { content: 'Who hears them first?', hashtags: [], purpose: 'Asks', mediaCaption: '' },
  ],
};

export const publication = (platform: 'facebook' | 'instagram' | 'linkedin', more: object = {}) => ({
  id: `pub-${platform}`,
  platform,
  platform_id: { facebook: 1, instagram: 2, linkedin: 3 }[platform],
  page_id: null,
  target_name: 'Bells',
  status: 'publishing',
  due_at: null,
  published_at: null,
  late: false,
  attempts: 0,
  next_attempt_at: null,
  post_url: null,
  reason: null,
  ...more,
});

/** The stream of a generation: every step as it starts and ends, then the generated posts. */
export async function* generation(steps: readonly string[], result: object = generated) {
  for (const step of steps) {
    yield { type: 'step', step, state: 'started' };
    yield { type: 'step', step, state: 'done' };
  }
  yield { type: 'result', result };
}

/** The reply to a post that is scheduled on Facebook. */
export const scheduled = {
  success: true,
  message: '',
  post_id: 'post-1',
  due_at: '2030-01-02T15:30:00Z',
  scheduled_time: '2030-01-02 15:30:00',
  timezone: 'UTC',
  results: [publication('facebook', { status: 'scheduled', due_at: '2030-01-02T15:30:00Z' })],
};
