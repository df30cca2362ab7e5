import { randomUUID } from 'node:crypto';
import type { ConnectionView } from '@carillon/contracts/http/identity/connections/connection-view.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { bodyOf } from '../../api-client.ts';
import { linkGoogle, signInWithGoogle } from '../../testing/sandbox-google.ts';
import { invite, makeToken } from '../access/make-access.ts';
import { confirmedPost } from '../access/make-by-ai.ts';
import {
  saveDraft,
  saveHashtagGroup,
  saveTemplate,
  sendDraft,
  uploadMedia,
  writeDraft,
} from '../access/make-drafts.ts';
import { publishedNotification } from '../access/make-posts.ts';
import { makeWaiting, makeWebhook } from '../access/make-webhooks.ts';
import { STATES_OF_AI } from './states-of-ai.ts';
import { STATES_OF_BILLING } from './states-of-billing.ts';
import { forget, STATES_OF_POSTING } from './states-of-posting.ts';
import { EMAIL, PASSWORD, stranger, type User } from './user.ts';

/** Creates what an exchange needs. The returned values fill in the exchange's examples by name. */
export type State = (user: User) => Promise<Readonly<Record<string, string>> | undefined>;

/** Everything that an exchange may need, by the name that consumers know it by. */
export const STATES: Readonly<Record<string, State>> = {
  ...STATES_OF_AI,
  ...STATES_OF_BILLING,
  ...STATES_OF_POSTING,
  'an account': async () => undefined,
  'a session': async (user) => {
    const body = JSON.stringify({ email: EMAIL, password: PASSWORD });
    const headers = { 'content-type': 'application/json' };
    const client = stranger(user);
    await bodyOf(client.post('/api/login', { email: EMAIL, password: PASSWORD }));
    const reply = await user.send('POST', '/api/login', {
      type: headers['content-type'],
      bytes: Buffer.from(body),
    });
    const cookies = reply.headers.getSetCookie().join(' ');
    return { session: /session=([^;]+)/.exec(cookies)?.[1] ?? '' };
  },
  'no download of the user’s data runs': async (user) => {
    await endDataExport(user);
    return undefined;
  },
  'a ticket for the user’s data': async (user) => {
    const { client, userId: user_id } = user;
    await endDataExport(user);
    const { sessions } = await bodyOf<{ sessions: { id: string; current: boolean }[] }>(
      client.get('/api/user/sessions'),
    );
    const session_id = sessions.find(({ current }) => current)?.id ?? '';
    const download = client.post('/api/user/data-export', { current_password: PASSWORD });
    return { ticket: (await bodyOf<{ ticket: string }>(download)).ticket, user_id, session_id };
  },
  'a link for a new password': async (user) => {
    const { id } = await mailedLink(user);
    const { mail } = await bodyOf<{ mail: { text: string } }>(user.client.get(`/api/mailbox/${id}`));
    return { secret: /reset-password#(\S+)/.exec(mail.text)?.[1] ?? '' };
  },
  'an email that is not confirmed': async (user) => {
    await forgetProof(user);
    return undefined;
  },
  'a link that confirms the email': async (user) => {
    await forgetProof(user);
    const send = () => bodyOf(user.client.post('/api/user/email-proof', {}));
    const { mail } = await bodyOf<{ mail: { text: string } }>(
      user.client.get(`/api/mailbox/${(await mailed(user, 'Confirm your email', send)).id}`),
    );
    return { secret: /confirm-email#(\S+)/.exec(mail.text)?.[1] ?? '' };
  },
  'a mail in the mailbox': async (user) => ({ mail_id: (await mailedLink(user)).id }),
  'a mail that can be turned off': async (user) => ({ token: await mailedToken(user) }),
  // The exchange goes on as the same user: Google is linked to them.
  'Google has named the user': async (user) => {
    await googleLinked(user);
    await signInWithGoogle(user.client, GOOGLE_EMAIL);
    return undefined;
  },
  'Google is linked': async (user) => {
    await googleLinked(user);
    return undefined;
  },
  'another session': async ({ logInAgain }) => ({ session_id: await logInAgain() }),
  // The exchange returns the session with which everything else logs in.
  'the password “seven bells at noon”': async ({ client }) => {
    const [current_password, password] = [PASSWORD, 'seven bells at noon'];
    const body = { current_password, password, password_confirmation: password };
    await bodyOf(client.send('PUT', '/api/user/password', body));
    return undefined;
  },
  'an access token': async (user) => ({ token_id: await makeToken(user.client) }),
  "an access token's secret": async ({ client }) => {
    const expires_at = new Date(Date.now() + 3_600_000).toISOString();
    const request = { name: 'A script', scopes: ['posts:read'], expires_at };
    return { secret: (await bodyOf<{ secret: string }>(client.post('/api/access-tokens', request))).secret };
  },
  'another workspace': async ({ client }) => ({
    other_id: (await bodyOf<{ id: string }>(client.post('/api/workspaces', { name: 'Bakehouse' }))).id,
  }),
  'another member': async ({ getMember }) => ({ member_id: await getMember() }),
  'an open invitation': async ({ client }) => ({ invitation_id: await invite(client) }),
  "an invitation's link": async ({ getInvited }) => ({ secret: await getInvited() }),
  'a new address': async () => ({ new_email: `${randomUUID()}@example.com` }),
  'a workspace of somebody else': async ({ client, getInvited, workspaceId }) => {
    const secret = await getInvited();
    const joined = await bodyOf<{ workspace_id: string }>(client.post('/api/invitations/accept', { secret }));
    await bodyOf(client.post(`/api/workspaces/${workspaceId}/enter`, {}));
    return { other_id: joined.workspace_id };
  },
  'Instagram is connected': async (user) => {
    await user.reconnect('instagram');
    return undefined;
  },
  'an Instagram account': async (user) => {
    await user.reconnect('instagram');
    const { connections } = await bodyOf<{ connections: ConnectionView[] }>(
      user.client.get('/api/connections'),
    );
    return { connection_id: connections.find(({ network }) => network === 'instagram')?.id ?? '' };
  },
  'a draft': async ({ client }) => ({ draft_id: await saveDraft(client) }),
  'a written draft': async ({ client }) => ({ draft_id: await writeDraft(client) }),
  'a draft that waits for approval': async ({ client }) => ({ draft_id: await sendDraft(client) }),
  'a new id': async () => ({ new_id: randomUUID() }),
  'a template': async ({ client }) => ({ template_id: await saveTemplate(client) }),
  'a picture in a draft': async ({ client }) => {
    const media_id = await uploadMedia(client);
    const draft = { topic: 'Bread', version: 0, media_ids: [media_id] };
    await bodyOf(client.send('PUT', `/api/posts/drafts/${randomUUID()}`, draft));
    return { media_id };
  },
  'a hashtag group': async ({ client }) => ({ group_id: await saveHashtagGroup(client) }),
  'a picture': async ({ client }) => ({ media_id: await uploadMedia(client), new_id: randomUUID() }),
  'a comment': async (user) => {
    // The readers of the sandbox go on commenting, and a list of more than a page names the next one.
    await forget(user, 'comments', 'analytics');
    return { comment_id: await user.getComment(), new_id: randomUUID() };
  },
  'a notification': async (user) => ({ notification_id: await publishedNotification(user) }),
  'a webhook': async ({ client }) => ({ webhook_id: await makeWebhook(client) }),
  'a delivery that waits': async ({ client }) => ({
    webhook_id: await makeWebhook(client),
    delivery_id: await makeWaiting(client),
  }),
  'a post that the assistant has proposed': async ({ client }) => {
    const { proposal_id, content } = (await confirmedPost(client)) as {
      proposal_id: string;
      content: string;
    };
    return { proposal_id, content };
  },
};

/**
 * Creates a state by its name, with everything an exchange may name.
 * @throws Error if there is none with that name
 */
export async function makeState(name: string, user: User): Promise<Readonly<Record<string, string>>> {
  const state = STATES[name];
  if (!state) throw new Error(`no provider knows the state “${name}”`);
  const { workspaceId: workspace_id, userId: user_id, pageId: page_id, connectionId: connection_id } = user;
  return { workspace_id, user_id, page_id, connection_id, ...(await state(user)) };
}

/** The newest one, once it is there. */
const GOOGLE_EMAIL = 'ada@sandbox.example';

async function googleLinked({ client, send }: User): Promise<void> {
  // Logs in again if an earlier exchange has ended the session.
  await send('GET', '/api/user/sign-in-methods');
  await linkGoogle(client, { current_password: PASSWORD }, GOOGLE_EMAIL);
}

async function forgetProof(user: User): Promise<void> {
  await forgetTries(user);
  await (await user.stored('identity', 'users')).updateMany(
    { email: EMAIL },
    { $unset: { emailProvenAt: '' } },
  );
}

/** Each pact, and each version before, asks for a link: more often than anybody may. */
const forgetTries = async ({ stored }: User): Promise<unknown> =>
  (await stored('identity', 'login_tries')).deleteMany({});

async function mailedLink(user: User): Promise<{ id: string }> {
  await forgetTries(user);
  return mailed(user, 'new password', () =>
    bodyOf(user.client.post('/api/forgot-password', { email: EMAIL })),
  );
}

export async function mailed(
  { client }: Pick<User, 'client'>,
  subject: string,
  send: () => Promise<unknown>,
): Promise<{ id: string }> {
  const mails = async () =>
    (
      await bodyOf<{ mails: { id: string }[] }>(
        client.get(`/api/mailbox?search=${encodeURIComponent(subject)}`),
      )
    ).mails;
  const before = (await mails()).length;
  await send();
  return eventually(async () => {
    const [newest, ...older] = await mails();
    if (!newest || older.length < before) throw new Error('the link has not been mailed');
    return newest;
  });
}

/** Reads the token from a mail about a failed post, without the minutes that such mails are gathered for. */
async function mailedToken(user: User): Promise<string> {
  const { client, stored, inside, workspaceId } = user;
  await makeState('a post that its network has refused', user);
  const notifications = await stored('notifications', 'notifications');
  return eventually(async () => {
    await notifications.updateMany(
      { workspaceId, mailAt: { $exists: true } },
      { $set: { mailAt: new Date(0) } },
    );
    await (await stored('notifications', 'mail_rounds')).updateMany(
      { workspaceId },
      { $set: { nextAt: new Date(0) } },
    );
    await inside.doDue('notifications');
    const { mails } = await bodyOf<{ mails: { id: string }[] }>(
      client.get(`/api/mailbox?search=${encodeURIComponent('not published')}`),
    );
    if (!mails[0]) throw new Error('the failure has not been mailed');
    const { mail } = await bodyOf<{ mail: { text: string } }>(client.get(`/api/mailbox/${mails[0].id}`));
    return /unsubscribe#(\S+)/.exec(mail.text)?.[1] ?? '';
  });
}

/** Deletes data exports begun for another exchange, and the counts of tries. */
async function endDataExport({ userId, stored }: User): Promise<void> {
  await (await stored('identity', 'data_exports')).deleteMany({ _id: userId });
  await (await stored('identity', 'login_tries')).deleteMany({});
}
