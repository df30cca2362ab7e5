import { fetchMedia } from '@carillon/contracts/http/posts/fetch-media.ts';
import { scheduleBatch } from '@carillon/contracts/http/posts/schedule-batch.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { ApiContext } from '../api-context.ts';
import { fetchMedia as fetchAll } from '../library/fetch-media.ts';
import { scheduleBatch as scheduleAll } from '../planning/schedule-batch.ts';
import { senderOf } from './sender-of.ts';

/** Many posts at once, and the files that they name by addresses. */
export function mountBulk(app: Hono<ServiceEnv>, context: ApiContext): void {
  mount(app, scheduleBatch, async ({ workspaceId, body, ...sender }) => ({
    success: true as const,
    results: await scheduleAll(context, { workspaceId, sender: senderOf(sender) }, body),
  }));

  mount(app, fetchMedia, async ({ workspaceId, userId, body: { files }, c }) => ({
    success: true as const,
    files: await fetchAll(context, { workspaceId, userId, signal: c.req.raw.signal }, files),
  }));
}
