import { getMailboxMail, listMailbox } from '@carillon/contracts/http/notifications/mailbox.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { NotificationsContext } from '../context.ts';
import type { KeptMail } from '../mail/mailbox.ts';

/** Without a mailbox, there is nothing here. */
export function mountMailbox(app: Hono<ServiceEnv>, { mail: { mailbox } }: NotificationsContext): void {
  mount(app, listMailbox, async ({ query: { search = '' } }) => {
    if (!mailbox) throw new AppError('not_found');
    const searchText = search.trim().toLowerCase();
    const fits = ({ to, subject }: KeptMail) => `${to} ${subject}`.toLowerCase().includes(searchText);
    return { success: true as const, mails: (await mailbox.list()).filter(fits).map(viewOf) };
  });
  mount(app, getMailboxMail, async ({ params: { id } }) => {
    const mail = await mailbox?.find(id);
    if (!mail) throw new AppError('not_found');
    const { html, text } = mail;
    return { success: true as const, mail: { ...viewOf(mail), html, text } };
  });
}

const viewOf = ({ id, to, subject, kind, at }: KeptMail) => ({ id, to, subject, kind, at: at.toISOString() });
