import type { CalendarFeedReply } from '@carillon/contracts/http/posts/calendar-feed.ts';
import { deleteCalendarFeed } from '@carillon/contracts/http/posts/delete-calendar-feed.ts';
import { getCalendarFeed } from '@carillon/contracts/http/posts/get-calendar-feed.ts';
import { renewCalendarFeed } from '@carillon/contracts/http/posts/renew-calendar-feed.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { etagMatches } from '@carillon/kit/http/etag-matches.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Context, Hono } from 'hono';
import type { ApiContext } from '../api-context.ts';
import { isMadeWith, newFeed, secretFor } from '../feed/feed-secret.ts';
import { createFeedReader } from '../feed/read-feed.ts';
import type { CalendarFeed } from '../stores/calendar-feeds.ts';

/** Thunderbird names a calendar by the last part of its address, and shows that name. */
const NAME = 'Carillon.ics';

/** The calendar for calendar apps, at an address that is a secret. Before the paths with a post's id. */
export function mountCalendarFeed(app: Hono<ServiceEnv>, context: ApiContext): void {
  const {
    stores,
    settings: { mediaKey, publicUrl },
    clock,
  } = context;
  const reply = (feed: CalendarFeed | null): CalendarFeedReply => ({
    success: true,
    address: feed && `${publicUrl}/calendar/${secretFor(feed, mediaKey)}/${NAME}`,
    created_at: feed?.createdAt.toISOString() ?? null,
  });

  mount(app, getCalendarFeed, async ({ workspaceId }) => {
    const feed = await stores.calendarFeeds.find(workspaceId);
    return reply(feed && isMadeWith(feed, mediaKey) ? feed : null);
  });

  mount(app, renewCalendarFeed, async ({ workspaceId, userId: createdBy }) => {
    const feed = newFeed({ workspaceId, createdBy }, mediaKey, clock());
    await stores.calendarFeeds.replace(feed);
    return reply(feed);
  });

  mount(app, deleteCalendarFeed, async ({ workspaceId }) => {
    await stores.calendarFeeds.remove(workspaceId);
    return reply(null);
  });

  const read = createFeedReader(context);
  const answer = async (c: Context<ServiceEnv>, secret: string): Promise<Response> => {
    c.set('operation', 'posts.calendarFeed');
    const feed = await read(secret);
    if (!feed) throw new AppError('not_found');
    const headers = {
      etag: feed.etag,
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    };
    if (etagMatches(c.req.header('if-none-match'), feed.etag))
      return new Response(null, { status: 304, headers });
    return new Response(c.req.method === 'HEAD' ? null : feed.text, {
      headers: {
        ...headers,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `inline; filename="${NAME}"`,
      },
    });
  };
  app.get(`/calendar/:secret/${NAME}`, (c) => answer(c, c.req.param('secret')));
  // The address had no name at first.
  app.get('/calendar/:secret{.+\\.ics}', (c) => answer(c, c.req.param('secret').slice(0, -'.ics'.length)));
}
