import { summarizeWeek } from '@carillon/contracts/http/analytics/summarize-week.ts';
import { listRecipients } from '@carillon/contracts/http/identity/members/list-recipients.ts';
import { nameUsers } from '@carillon/contracts/http/identity/members/name-users.ts';
import { listAuthors } from '@carillon/contracts/http/posts/list-authors.ts';
import { summarizeSpan } from '@carillon/contracts/http/posts/summarize-span.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import { createServiceApp } from '@carillon/kit/http/service-app.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { TEST_PUBLIC_KEYS } from '@carillon/kit/test/test-keys.ts';
import type { Recipient } from '../notices/notice-mailer.ts';

/** Somebody of the workspace, owner unless it says otherwise. */
export const member = (user_id: string, more: Partial<Recipient> = {}): Recipient => ({
  user_id,
  name: user_id,
  email: `${user_id}@example.com`,
  timezone: 'Europe/London',
  locale: null,
  role: 'owner',
  joined_at: '2026-01-01T00:00:00Z',
  ...more,
});

/** Identity, posts and analytics as notifications asks them about the workspace “bells”. */
export function createFakeTeam() {
  const state = {
    recipients: [member('ada')],
    /** By post. */
    authors: {} as Record<string, string>,
    /** Names of the users who have an account. */
    names: new Map([
      ['ada', 'Ada'],
      ['ben', 'Ben'],
    ]),
    away: false,
    /** The replies of posts about spans of days, by their first day. */
    spans: {} as Record<string, Partial<ReplyOf<typeof summarizeSpan>>>,
    week: {} as Partial<ReplyOf<typeof summarizeWeek>>,
  };
  const serviceOf = (service: 'identity' | 'posts' | 'analytics') =>
    createServiceApp({
      service,
      log: quietLog,
      publicKeys: TEST_PUBLIC_KEYS,
      securityLog: { tell: () => undefined },
    });
  const identity = serviceOf('identity');
  const posts = serviceOf('posts');
  mount(identity, listRecipients, async ({ body }) => {
    if (state.away) throw new AppError('service_unavailable');
    if (body.workspace_id !== 'bells') throw new AppError('not_found');
    return { workspace: 'Bell Works', recipients: state.recipients };
  });
  mount(identity, nameUsers, async ({ body }) => ({
    users: body.user_ids.flatMap((id) => {
      const name = state.names.get(id);
      return name ? [{ id, name }] : [];
    }),
  }));
  mount(posts, listAuthors, async ({ body }) => ({
    authors: body.post_ids.flatMap((post_id) => {
      const user_id = state.authors[post_id];
      return user_id ? [{ post_id, user_id }] : [];
    }),
  }));
  mount(posts, summarizeSpan, async ({ body }) => ({
    published: 0,
    failed: 0,
    planned: 0,
    first: [],
    ...state.spans[body.from],
  }));
  const analytics = serviceOf('analytics');
  const unknown = { value: null, before: null };
  mount(analytics, summarizeWeek, async () => ({
    likes: unknown,
    comments: unknown,
    shares: unknown,
    reach: unknown,
    best: null,
    ...state.week,
  }));
  const transports = {
    analytics: (request: Request) => analytics.fetch(request),
    identity: (request: Request) => identity.fetch(request),
    posts: (request: Request) => posts.fetch(request),
  };
  return { state, transports };
}
