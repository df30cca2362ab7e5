import type { PlannedPublication } from '@carillon/contracts/http/posts/list-planned.ts';
import { defineRemote, type User } from '@carillon/sdk/index.ts';
import { connectionsReply } from '@carillon/sdk/testing/connections.ts';
import {
  type RenderedRemote,
  type RenderRemoteOptions,
  renderRemote,
} from '@carillon/sdk/testing/render-remote.tsx';
import { Root } from '../root.tsx';

const Remote = defineRemote(Root);

export const user: User = {
  id: 'ada',
  name: 'Ada',
  email: 'ada@example.com',
  timezone: 'Europe/Berlin',
  workspace: { id: 'w1', name: 'Ada', role: 'owner' },
};

/** One target of a post that is due on Wednesday, November 25, 2026 at half past four in Berlin. */
export const plannedPublication = (more: Partial<PlannedPublication> = {}): PlannedPublication => ({
  id: 'p1-1',
  post_id: 'p1',
  platform: 'facebook',
  target_id: 't1',
  target_name: 'Bells',
  status: 'scheduled',
  due_at: '2026-11-25T15:30:00.000Z',
  scheduled_time: '2026-11-25 16:30:00',
  timezone: 'Europe/Berlin',
  published_at: null,
  next_attempt_at: null,
  waiting_for: 'time',
  series_id: null,
  may_be_out: false,
  from_queue: false,
  can_reschedule: true,
  words: 'The bells ring.',
  picture: null,
  ...more,
});

/** The page with a server that has these. */
export const show = (
  publications: readonly PlannedPublication[],
  { path = '/schedule-post', ...options }: RenderRemoteOptions = {},
): RenderedRemote =>
  renderRemote(Remote, {
    path,
    user,
    ...options,
    answers: {
      'posts.listPlanned': () => ({ success: true, publications, next: null }),
      'posts.listDrafts': { success: true, drafts: [], next: null },
      'identity.listConnections': connectionsReply([]),
      ...options.answers,
    },
  });
