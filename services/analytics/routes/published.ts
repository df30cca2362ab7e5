import { takeDownPublication } from '@carillon/contracts/http/analytics/take-down-publication.ts';
import { messageFields } from '@carillon/contracts/words/stored-text.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { AnalyticsContext } from '../context.ts';
import { takeDown } from '../published/take-down.ts';

/** Mounts the operations on published posts. */
export function mountPublished(app: Hono<ServiceEnv>, context: AnalyticsContext): void {
  mount(app, takeDownPublication, async ({ params: { id }, workspaceId, userId }) => ({
    success: true as const,
    ...messageFields(await takeDown(context, { workspaceId, userId, id })),
  }));
}
