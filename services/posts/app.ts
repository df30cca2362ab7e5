import { exportData } from '@carillon/contracts/http/posts/export-data.ts';
import { createServiceApp, type ServiceEnv } from '@carillon/kit/http/service-app.ts';
import { mountDataExport } from '@carillon/kit/personal-data/mount-data-export.ts';
import type { Runtime } from '@carillon/kit/service/runtime.ts';
import type { Hono } from 'hono';
import type { ApiContext } from './api-context.ts';
import { exportFiles } from './media/export-files.ts';
import { mountBulk } from './routes/bulk.ts';
import { mountCalendarFeed } from './routes/calendar-feed.ts';
import { mountDrafts } from './routes/drafts.ts';
import { mountHashtags } from './routes/hashtags.ts';
import { mountLinkTracking } from './routes/link-tracking.ts';
import { mountMedia } from './routes/media.ts';
import { mountMediaLibrary } from './routes/media-library.ts';
import { mountNewPosts } from './routes/new-posts.ts';
import { mountPlannedPosts } from './routes/planned-posts.ts';
import { mountPosts } from './routes/posts.ts';
import { mountPublications } from './routes/publications.ts';
import { mountQueue } from './routes/queue.ts';
import { mountReviews } from './routes/reviews.ts';
import { mountSeries } from './routes/series.ts';
import { mountTemplates } from './routes/templates.ts';
import { mountWholePosts } from './routes/whole-posts.ts';

/** Every operation of posts over an open context. */
export function createApp(
  context: ApiContext,
  { publicKeys, securityLog }: Pick<Runtime, 'publicKeys' | 'securityLog'>,
): Hono<ServiceEnv> {
  const { idempotency } = context.stores;
  const app = createServiceApp({
    service: 'posts',
    ...context.telemetry,
    publicKeys,
    securityLog,
    idempotency,
  });
  mountCalendarFeed(app, context);
  mountDrafts(app, context);
  mountReviews(app, context);
  mountBulk(app, context);
  mountMediaLibrary(app, context);
  mountNewPosts(app, context);
  mountQueue(app, context);
  mountLinkTracking(app, context);
  mountSeries(app, context);
  mountTemplates(app, context);
  mountPosts(app, context);
  mountWholePosts(app, context);
  mountPlannedPosts(app, context);
  mountPublications(app, context);
  mountHashtags(app, context);
  mountMedia(app, context.media);
  mountDataExport(app, exportData, {
    data: context.stores.personalData,
    more: (subject) => exportFiles({ ...context.stores, media: context.media }, subject),
  });
  return app;
}
