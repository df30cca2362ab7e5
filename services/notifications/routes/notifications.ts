import { dismissNotifications } from '@carillon/contracts/http/notifications/dismiss-notifications.ts';
import { listNotifications } from '@carillon/contracts/http/notifications/list-notifications.ts';
import { markNotificationsRead } from '@carillon/contracts/http/notifications/mark-notifications-read.ts';
import { summarizeNotifications } from '@carillon/contracts/http/notifications/summarize-notifications.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { NotificationsContext } from '../context.ts';
import { mark } from '../usecases/mark.ts';
import { readList, summarize } from '../usecases/read-list.ts';

export function mountNotifications(app: Hono<ServiceEnv>, context: NotificationsContext): void {
  mount(app, listNotifications, async ({ query, ...member }) => ({
    success: true as const,
    ...(await readList(context, member, query.before)),
  }));
  mount(app, summarizeNotifications, async (member) => ({
    success: true as const,
    ...(await summarize(context, member)),
  }));
  mount(app, markNotificationsRead, async ({ body, ...member }) => ({
    success: true as const,
    unread: await mark(context, member, 'markRead', body),
  }));
  mount(app, dismissNotifications, async ({ body, ...member }) => ({
    success: true as const,
    unread: await mark(context, member, 'dismiss', body),
  }));
}
