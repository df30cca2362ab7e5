import {
  changeNotificationSettings,
  getNotificationSettings,
} from '@carillon/contracts/http/notifications/notification-settings.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { NotificationsContext } from '../context.ts';
import type { MemberSettings } from '../stores/settings.ts';
import { changeSettings } from '../usecases/change-settings.ts';

export function mountSettings(app: Hono<ServiceEnv>, context: NotificationsContext): void {
  const { mode } = context.mail;
  const viewOf = ({ hidden, mailsOff }: MemberSettings) => ({
    success: true as const,
    hidden: [...hidden],
    mails_off: [...mailsOff],
    mail: mode,
  });
  mount(app, getNotificationSettings, async ({ workspaceId, userId }) =>
    viewOf(await context.stores.settings.find(workspaceId, userId)),
  );
  mount(app, changeNotificationSettings, async ({ body: { hidden, mails_off }, ...member }) => {
    const change = { ...(hidden && { hidden }), ...(mails_off && { mailsOff: mails_off }) };
    return viewOf(await changeSettings(context, member, change));
  });
}
