import {
  changeNotificationSettings,
  getNotificationSettings,
} from '@carillon/contracts/http/notifications/notification-settings.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { NotificationsContext } from '../context.ts';
import { changeSettings } from '../usecases/change-settings.ts';

export function mountSettings(app: Hono<ServiceEnv>, context: NotificationsContext): void {
  mount(app, getNotificationSettings, async ({ workspaceId, userId }) => ({
    success: true as const,
    hidden: [...(await context.stores.settings.hidden(workspaceId, userId))],
  }));
  mount(app, changeNotificationSettings, async ({ body: { hidden }, ...member }) => {
    await changeSettings(context, member, hidden);
    return { success: true as const, hidden };
  });
}
