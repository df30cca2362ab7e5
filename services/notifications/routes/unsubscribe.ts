import {
  openUnsubscribe,
  resubscribe,
  unsubscribe,
} from '@carillon/contracts/http/notifications/unsubscribe.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { NotificationsContext } from '../context.ts';
import { turnMails } from '../usecases/turn-mails.ts';

/** Mounts the targets of the link in a mail. Nobody is logged in. */
export function mountUnsubscribe(app: Hono<ServiceEnv>, context: NotificationsContext): void {
  mount(app, unsubscribe, ({ query: { token } }) => turnMails(context, token, false));
  mount(app, resubscribe, ({ body: { token } }) => turnMails(context, token, true));
  mount(app, openUnsubscribe, async ({ query: { token }, c }) =>
    c.redirect(`/unsubscribe#${encodeURIComponent(token)}`),
  );
}
