import { randomUUID } from 'node:crypto';
import { receivedEvent } from '@carillon/analytics/collection/received-event.ts';
import type { KeptComment } from '@carillon/analytics/domain/kept-comment.ts';
import type { EventOf } from '@carillon/contracts/event.ts';
import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { notificationsChanged } from '@carillon/contracts/events/notifications/notifications-changed.ts';
import { outboxOf } from '@carillon/kit/outbox/outbox.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { pausedEvent } from '@carillon/webhooks/delivery/webhook-events.ts';
import type { Webhook } from '@carillon/webhooks/domain/webhook.ts';
import { bodyOf } from '../../api-client.ts';
import { mailed, makeState } from './states.ts';
import { PASSWORD, stranger, type User } from './user.ts';

const makeStateFor = (state: string) => (user: User) => makeState(state, user);

/** Another account, whose two weeks are over. */
async function deleteSomebody(user: User): Promise<void> {
  const [client, email] = [stranger(user), `${randomUUID()}@example.com`];
  const account = { email, name: 'Grace', password: PASSWORD, password_confirmation: PASSWORD };
  await bodyOf(client.post('/api/register', account));
  await bodyOf(client.post('/api/login', { email, password: PASSWORD }));
  await bodyOf(client.post('/api/user/deletion', { email, current_password: PASSWORD }));
  const deletions = await user.stored('identity', 'deletions');
  await deletions.updateMany({ status: 'scheduled' }, { $set: { at: new Date(0) } });
}

/** Somebody new forgets the password at once. */
async function reclaimAccount(user: User): Promise<void> {
  const [client, email] = [stranger(user), `${randomUUID()}@example.com`];
  const account = { email, name: 'Grace', password: PASSWORD, password_confirmation: PASSWORD };
  await bodyOf(client.post('/api/register', account));
  const { id } = await mailed({ client }, 'new password', () =>
    bodyOf(client.post('/api/forgot-password', { email })),
  );
  const { mail } = await bodyOf<{ mail: { text: string } }>(client.get(`/api/mailbox/${id}`));
  const secret = /reset-password#(\S+)/.exec(mail.text)?.[1] ?? '';
  const next = { password: 'seven bells at noon', password_confirmation: 'seven bells at noon' };
  await bodyOf(client.post('/api/reset-password', { secret, ...next }));
}

/** How an event of each kind comes about. */
const CAUSES: Readonly<Record<string, (user: User) => Promise<unknown>>> = {
  'ai.conversation.changed': async (user) => {
    await makeState('a conversation', user);
    const id = '3d5a2c1e-8f4b-4a6d-9b7c-2e1f0a9d8c7b';
    await bodyOf(user.client.send('DELETE', `/api/ai-assistant/conversations/${id}`));
  },
  // A network alone has a comment to read, a minute after the post.
  'analytics.comment.received': async (user) => {
    const id = await user.getComment();
    const comments = await user.stored('analytics', 'comments');
    const url = 'https://network.example/posts/1';
    const comment = { ...(await comments.findOne({ _id: id })), id, url } as unknown as KeptComment;
    await comments.updateOne({ _id: id }, { $set: outboxOf([receivedEvent(comment, new Date())]) });
  },
  'analytics.figures.changed': makeStateFor('a published post with figures'),
  'identity.account.deleted': deleteSomebody,
  'identity.account.reclaimed': reclaimAccount,
  'identity.workspace.deleted': deleteSomebody,
  'billing.words.changed': makeStateFor('a paid plan'),
  'identity.connection.changed': makeStateFor('Instagram is connected'),
  'identity.invitation.changed': makeStateFor('an open invitation'),
  'identity.mail.requested': async ({ client }) => {
    const change = (current_password: string, password: string) =>
      bodyOf(
        client.send('PUT', '/api/user/password', {
          current_password,
          password,
          password_confirmation: password,
        }),
      );
    await change(PASSWORD, 'seven bells at noon');
    // Everything else logs in with that.
    await change('seven bells at noon', PASSWORD);
  },
  'identity.member.changed': ({ getMember }) => getMember(),
  'identity.session.entered': ({ getMember }) => getMember(),
  'identity.session.revoked': makeStateFor('a session'),
  'identity.token.revoked': async (user) => {
    const { token_id } = await makeState('an access token', user);
    await bodyOf(user.client.send('DELETE', `/api/access-tokens/${token_id}`));
  },
  'identity.token.created': makeStateFor('an access token'),
  'identity.workspace.changed': ({ client }) => bodyOf(client.post('/api/workspaces', { name: 'Bakehouse' })),
  'notifications.list.changed': makeStateFor('a notification'),
  'posts.publication.changed': makeStateFor('a published post'),
  'posts.review.changed': async ({ client }) => {
    const draft = `/api/posts/drafts/${randomUUID()}`;
    const post = { source: null, text: 'Fresh bread', hashtags: [] };
    await bodyOf(client.send('PUT', draft, { version: 0, post }));
    await bodyOf(client.post(`${draft}/request-approval`, { version: 1, note: 'Have a look' }));
  },
  'webhooks.list.changed': makeStateFor('a webhook'),
  'webhooks.webhook.changed': makeStateFor('a webhook'),
  // Its receiver would have to be away for days.
  'webhooks.webhook.paused': async (user) => {
    const { webhook_id: id = '' } = await makeState('a webhook', user);
    const webhooks = await user.stored('webhooks', 'webhooks');
    const webhook = { ...(await webhooks.findOne({ _id: id })), id } as unknown as Webhook;
    await webhooks.updateOne({ _id: id }, { $set: outboxOf([pausedEvent(webhook, 'gone', new Date())]) });
  },
};

/** The real event, as its service sent it to the bus. */
export async function lastEvent(type: string, user: User): Promise<EventOf> {
  const find = () => user.inside.events.findLast((one) => one.type === type && fits(one));
  if (!find()) await CAUSES[type]?.(user);
  return eventually(async () => {
    const event = find();
    if (!event) throw new Error(`no ${type} was sent`);
    return event;
  });
}

/** Kinds of event that can be brought about here. */
export const EVENT_TYPES = Object.keys(CAUSES);

/** Consumers' examples are about published posts, new members, and signals to all members. */
function fits({ type, data }: EventOf): boolean {
  const { publication, change } = data as { publication?: { status: string }; change?: string };
  if (type === memberChanged.type) return change === 'joined';
  if (type === notificationsChanged.type) return (data as { user_id: string | null }).user_id === null;
  return publication === undefined || publication.status === 'published';
}
