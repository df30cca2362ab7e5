import { listActivity } from '@carillon/contracts/http/notifications/list-activity.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { NotificationsContext } from '../context.ts';
import { readActivity } from '../usecases/read-activity.ts';

export function mountActivity(app: Hono<ServiceEnv>, context: NotificationsContext): void {
  mount(app, listActivity, async ({ workspaceId, query: { from, until, ...query } }) => ({
    success: true as const,
    ...(await readActivity(context, {
      ...query,
      workspaceId,
      from: from === undefined ? undefined : new Date(from),
      until: until === undefined ? undefined : new Date(until),
    })),
  }));
}
