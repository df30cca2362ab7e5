import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { codeAt } from '@carillon/identity/test/authenticator-app.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ApiClient, bodyOf, createApiClient } from '../../chaos/client/api-client.ts';
import { connect } from '../../chaos/client/connected-user.ts';
import { linkGoogle, signInWithGoogle } from '../../chaos/client/sandbox-google.ts';
import { type Carillon, startCarillon } from './access/carillon.ts';
import { formOf } from './access/form-of.ts';
import { watchReplies } from './access/watch-replies.ts';

// What the READMEs say of the security log, against all of Carillon with LOG_LEVEL=silent.

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PASSWORD = 'correct horse battery';
const WRONG = 'a wrong horse battery';
const LATER = 'another fine password';
const RATE = 25;

/** Not here, and where else. */
const NOT_WALKED = {
  'caller.refused':
    'services call each other within one process here: services/kit/http/on-behalf-of.unit.test.ts',
  'export.broken': 'one this small is whole before it can be left: data-export.int.test.ts',
};

interface Line {
  readonly event: string;
  readonly outcome: string;
  readonly correlationId?: string;
  readonly [field: string]: unknown;
}

let carillon: Carillon;
let replies: ReturnType<typeof watchReplies>;

beforeAll(async () => {
  carillon = await startCarillon({
    env: { RATE_STRICT: String(RATE), SANDBOX_ADMIN_TOKEN: 'a guess is not this' },
  });
  replies = watchReplies(carillon.url);
});
afterAll(async () => {
  replies.end();
  await carillon.close();
});

/** The events of the tables of both READMEs, each with its outcome. */
function documented(): Map<string, string> {
  const text = ['kit', 'identity'].map((name) =>
    readFileSync(path.join(ROOT, 'services', name, 'README.md'), 'utf8'),
  );
  const rows = text.join('\n').matchAll(/^\| `([a-z.]+)` +\| `(success|failure|refused)` +\|/gm);
  return new Map([...rows].map(([, event = '', outcome = '']) => [event, outcome]));
}

const written = (): string => readFileSync(path.join(carillon.dataFolder, 'security.log'), 'utf8');
const lines = (): Line[] =>
  written()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

const FROM = expect.stringMatching(/127\.0\.0\.1$/);

/** A service that the gateway asks is not told where the browser is: the gateway's line of the same call says it. */
const NOWHERE = {};

/** What a call has told, with who, from where and what came of it. */
async function tells(
  event: string,
  call: () => Promise<unknown>,
  who: object,
  where: object = { address: FROM },
): Promise<void> {
  await call();
  const { requestId } = replies;
  const told = await eventually(() => {
    const found = lines().find((line) => line.event === event && line.correlationId === requestId);
    if (!found) throw new Error(`${event} is not told of ${requestId}: ${JSON.stringify(lines().at(-1))} is`);
    return found;
  }, 3_000);
  expect(told).toMatchObject({
    ...{ log: 'security', outcome: documented().get(event), requestId: expect.any(String) },
    ...{ ...where, ...who },
  });
}

const account = (name: string, password = PASSWORD) => ({
  ...{ email: `${name}@example.com`, name, password, password_confirmation: password },
});
const logIn = (client: ApiClient, name: string, password = PASSWORD) =>
  client.post('/api/login', { email: `${name}@example.com`, password });
const changePassword = (client: ApiClient, current_password: string, password: string) =>
  client.send('PUT', '/api/user/password', { current_password, password, password_confirmation: password });
const byToken = (secret: string, at: string, init: RequestInit = {}) =>
  fetch(new URL(at, carillon.url), {
    ...init,
    headers: { authorization: `Bearer ${secret}`, ...init.headers },
  });

async function makeToken(client: ApiClient): Promise<{ secret: string; token: { id: string } }> {
  const expires_at = new Date(Date.now() + 86_400_000).toISOString();
  const made = await bodyOf<{ secret: string; token: { id: string } }>(
    client.post('/api/access-tokens', { name: 'A program', scopes: ['analytics:read'], expires_at }),
  );
  replies.secrets.add(made.secret);
  return made;
}

async function accounts(): Promise<{ client: ApiClient; user_id: string; workspace_id: string }> {
  const client = createApiClient(carillon.url);
  const email_hash = expect.stringMatching(/^[\w-]{16}$/);
  await tells('account.refused', () => client.post('/api/register', account('eve', 'password123')), {
    ...{ email_hash, reason: 'password' },
  });
  await tells('account.created', () => client.post('/api/register', account('eve')), {
    user_id: expect.any(String),
  });
  await tells('account.refused', () => client.post('/api/register', account('eve')), { reason: 'email' });
  await tells('login.failure', () => logIn(client, 'eve', WRONG), { user_id: expect.any(String) });
  await tells('login.failure', () => logIn(client, 'nobody', WRONG), { email_hash });
  await tells('login.success', () => logIn(client, 'eve'), { session_id: expect.any(String) });
  const { id: user_id, workspace } = await bodyOf<{ id: string; workspace: { id: string } }>(
    client.get('/api/user'),
  );
  const throttled = async () => {
    const stranger = createApiClient(carillon.url);
    for (let n = 0; n < 12; n++) if ((await logIn(stranger, 'nobody', WRONG)).status === 429) return;
    throw new Error('nobody is throttled');
  };
  await tells('login.throttled', throttled, { email_hash, by: 'place' });
  return { client, user_id, workspace_id: workspace.id };
}

async function sessions(client: ApiClient, user_id: string): Promise<void> {
  const ids = async () =>
    (await bodyOf<{ sessions: { id: string; current: boolean }[] }>(client.get('/api/user/sessions')))
      .sessions;
  const another = async () => {
    const one = createApiClient(carillon.url);
    await bodyOf(logIn(one, 'eve'));
    return one;
  };
  await another();
  const [other] = (await ids()).filter(({ current }) => !current);
  const ended = { user_id, session_id: other?.id, reason: 'ended' };
  await tells('session.revoked', () => client.send('DELETE', `/api/user/sessions/${other?.id}`), ended);
  await another();
  await tells('session.revoked', () => client.post('/api/user/sessions/end-others', {}), {
    ...{ user_id, reason: 'ended' },
  });
  const third = await another();
  await tells('session.revoked', () => logIn(third, 'eve'), { user_id, reason: 'replaced' });
  const own = (await ids()).filter(({ current }) => !current);
  const stored = await carillon.stored('identity', 'sessions');
  await stored.updateMany({ _id: { $in: own.map(({ id }) => id) } }, { $set: { expiresAt: new Date(0) } });
  const expired = { user_id, reason: 'expired' };
  await tells('session.revoked', () => third.get('/api/user'), expired, NOWHERE);
}

async function passwords(client: ApiClient, user_id: string): Promise<void> {
  for (const [reason, current, next] of [
    ['current', WRONG, LATER],
    ['password', PASSWORD, 'password123'],
    ['same', PASSWORD, PASSWORD],
  ] as const)
    await tells('password.refused', () => changePassword(client, current, next), { user_id, reason });
  await bodyOf(logIn(createApiClient(carillon.url), 'eve'));
  await tells('password.changed', () => changePassword(client, PASSWORD, LATER), { user_id, ended: 1 });
  const throttled = async () => {
    for (let n = 0; n < 12; n++) if ((await changePassword(client, WRONG, PASSWORD)).status === 429) return;
    throw new Error('nobody is throttled');
  };
  await tells('password.throttled', throttled, { user_id });
}

async function secondFactors(client: ApiClient, user_id: string): Promise<void> {
  const confirmed = { current_password: PASSWORD };
  const { secret } = await bodyOf<{ secret: string }>(client.post('/api/user/authenticator', confirmed));
  let codes: string[] = [];
  const confirm = async () => {
    const code = codeAt(secret, new Date());
    replies.secrets.add(secret);
    ({ recovery_codes: codes } = await bodyOf<{ recovery_codes: string[] }>(
      client.post('/api/user/authenticator/confirm', { code }),
    ));
  };
  await tells('factor.added', confirm, { user_id, method: 'authenticator' });
  const stranger = createApiClient(carillon.url);
  let pending_login = '';
  const begin = async () => {
    const reply = await bodyOf<{ second_factor: { pending_login: string } }>(logIn(stranger, 'eve'));
    ({ pending_login } = reply.second_factor);
    replies.secrets.add(pending_login);
  };
  await tells('factor.asked', begin, { user_id, methods: 'code recovery_code' });
  const finish = (body: object) => stranger.post('/api/login/second-factor', { pending_login, ...body });
  const guess = () => finish({ code: '000000' });
  await tells('factor.refused', guess, { user_id, method: 'code', reason: 'wrong' });
  const throttled = async () => {
    for (let n = 0; n < 12; n++) if ((await guess()).status === 429) return;
    throw new Error('nobody is throttled');
  };
  await tells('factor.throttled', throttled, { user_id, method: 'code' });
  const [first = '', second = ''] = codes;
  await tells('recovery.used', () => finish({ recovery_code: first }), { user_id, left: 9 });
  const remove = { ...confirmed, recovery_code: second };
  await tells('recovery.made', () => client.post('/api/user/recovery-codes', confirmed), { user_id });
  const { recovery_codes } = await bodyOf<{ recovery_codes: string[] }>(
    client.post('/api/user/recovery-codes', confirmed),
  );
  const removed = () =>
    client.post('/api/user/authenticator/remove', { ...remove, recovery_code: recovery_codes[0] });
  await tells('factor.removed', removed, { user_id, method: 'authenticator' });
  await bodyOf(stranger.post('/api/logout', {}));
  for (const code of [...codes, ...recovery_codes]) replies.secrets.add(code);
}

async function resets(): Promise<void> {
  const client = createApiClient(carillon.url);
  const { userId: user_id } = await carillon.signUp('mel');
  const ask = () => client.post('/api/forgot-password', { email: 'mel@example.com' });
  await tells('reset.requested', ask, { user_id, email_hash: expect.stringMatching(/^[\w-]{16}$/) });
  const reset = (secret: string) =>
    client.post('/api/reset-password', { secret, password: LATER, password_confirmation: LATER });
  await tells('reset.refused', () => reset('a guess'), { reason: 'link' });
  const secret = await mailedSecret(client, 'mel', /reset-password#(\S+)/);
  await tells('password.reset', () => reset(secret), { user_id, ended: 1 });
  await tells('account.reclaimed', async () => undefined, { user_id, by: 'reset' });
  const throttled = async () => {
    for (let n = 0; n < 6; n++) if ((await ask()).status === 429) return;
    throw new Error('nobody is throttled');
  };
  await tells('reset.throttled', throttled, { by: 'place' });
}

/** Of the newest mail about somebody that has such a link. */
const mailedSecret = (client: ApiClient, name: string, link: RegExp): Promise<string> =>
  eventually(async () => {
    const { mails } = await bodyOf<{ mails: { id: string }[] }>(client.get(`/api/mailbox?search=${name}`));
    const { mail } = await bodyOf<{ mail: { text: string } }>(client.get(`/api/mailbox/${mails[0]?.id}`));
    const secret = link.exec(mail.text)?.[1];
    if (!secret) throw new Error('the link has not been mailed');
    replies.secrets.add(secret);
    return secret;
  }, 3_000);

async function emails(): Promise<void> {
  const { client, userId: user_id } = await carillon.signUp('liv');
  await mailedSecret(client, 'liv', /confirm-email#(\S+)/);
  const confirm = (secret: string) => client.post('/api/user/email-proof/confirm', { secret });
  await tells('email.refused', () => confirm('a guess'), { user_id });
  const ask = () => client.post('/api/user/email-proof', {});
  await tells('email.asked', ask, { user_id });
  const throttled = async () => {
    for (let n = 0; n < 6; n++) if ((await ask()).status === 429) return;
    throw new Error('nobody is throttled');
  };
  await tells('email.throttled', throttled, { user_id, by: 'account' });
  const newest = () =>
    eventually(async () => {
      const secret = await mailedSecret(client, 'liv', /confirm-email#(\S+)/);
      await bodyOf(confirm(secret));
    });
  await tells('email.proven', newest, { user_id, by: 'link' });
}

async function providers(client: ApiClient, user_id: string): Promise<void> {
  const provider = 'google';
  const email = 'eve@sandbox.example';
  const back = '/api/oauth/callback/sign-in/google?code=a-code-of-nobody&state=a-state-of-nobody';
  await tells('provider.refused', () => client.get(back), { provider, reason: 'state_unknown' });
  await tells('provider.linked', () => linkGoogle(client, PASSWORD, email), { user_id, provider });
  const unlink = () => client.send('DELETE', '/api/user/sign-in-methods/google');
  await tells('provider.unlinked', unlink, { user_id, provider });
  const other = createApiClient(carillon.url);
  await signInWithGoogle(other, email);
  await bodyOf(other.post('/api/sign-in', {}));
  const first = { password: LATER, password_confirmation: LATER };
  await tells('password.set', () => other.post('/api/user/password', first), {});
}

async function tokens(client: ApiClient, user_id: string): Promise<void> {
  let made = { secret: '', token: { id: '' } };
  const make = async () => {
    made = await makeToken(client);
  };
  await tells('token.created', make, { user_id, scopes: 'analytics:read', token: expect.any(String) });
  const { secret, token } = made;
  const read = (by = secret) => byToken(by, '/api/posts/user');
  const refused = { operation: 'posts.listUserPosts' };
  await tells('token.refused', read, { ...refused, user_id, token: token.id, reason: 'scope' });
  const origin = { origin: 'https://evil.example' };
  await tells('token.refused', () => byToken(secret, '/api/posts/user', { headers: origin }), {
    ...{ ...refused, reason: 'origin' },
  });
  await tells('token.refused', () => byToken(secret, '/api/access-tokens'), { reason: 'operation' });
  await tells('token.refused', () => read(`carillon_pat_${'b'.repeat(43)}`), { ...refused, reason: 'token' });

  const revoke = () => client.send('DELETE', `/api/access-tokens/${token.id}`);
  await tells('token.revoked', revoke, { user_id, token: token.id });
  const revoked = { user_id, token: token.id, reason: 'revoked' };
  // The gateway knows of it by an event, which is on its way.
  const readInVain = () => eventually(async () => expect((await read()).status).toBe(401), 3_000);
  await tells('token.misused', readInVain, revoked, NOWHERE);
  await make();
  const stored = await carillon.stored('identity', 'access_tokens');
  await stored.updateOne({ _id: made.token.id }, { $set: { expiresAt: new Date(0) } });
  const expired = { user_id, token: made.token.id, reason: 'expired' };
  await tells('token.misused', () => read(made.secret), expired, NOWHERE);
}

async function connections(client: ApiClient, user_id: string, workspace_id: string): Promise<void> {
  const who = { user_id, workspace_id, platform: 'facebook' };
  const back = '/api/oauth/callback/facebook?code=a-code-of-nobody&state=a-state-of-nobody';
  await tells('connection.refused', () => client.get(back), { ...who, reason: 'state unknown' });
  await tells('connection.made', () => connect(client, 'facebook', 'eve'), who);
  await tells('connection.removed', () => client.post('/api/facebook/disconnect', {}), who);

  await connect(client, 'facebook', 'eve');
  const { pages } = await bodyOf<{ pages: { id: string }[] }>(client.get('/api/facebook/check-connection'));
  await (await carillon.stored('sandbox', 'tokens')).deleteMany({});
  const target = { platform_id: PLATFORMS.facebook.id, page_id: pages[0]?.id, content: 'Nobody’s business' };
  await client.post('/api/posts/publish', formOf({ platforms: JSON.stringify([target]) }));
  await eventually(() =>
    expect(lines()).toContainEqual(
      expect.objectContaining({ event: 'connection.lost', outcome: 'failure', workspace_id }),
    ),
  );
}

/** A refusal that was told within the minute is held back, and pages fetch their token by one. */
async function strangers(): Promise<void> {
  const post = (headers: Record<string, string>) =>
    fetch(new URL('/api/logout', carillon.url), { method: 'POST', headers });
  const marked = { 'x-requested-with': 'XMLHttpRequest' };
  for (const [reason, headers] of [
    ['marker', {}],
    ['token', marked],
    ['origin', { ...marked, origin: 'https://evil.example' }],
  ] as const)
    await tells('csrf.refused', () => post(headers), { path: '/api/logout', reason });
  await tells('host.refused', () => callAs('evil.example'), { host: 'evil.example' });
}

async function workspaces(owner: ApiClient, user_id: string, workspace_id: string): Promise<void> {
  const who = { user_id, workspace_id };
  const made = () => owner.post('/api/workspaces', { name: 'Another' });
  await tells('workspace.created', made, { user_id, workspace_id: expect.any(String) });
  let link = '';
  let id = '';
  const invite = async (name: string, role = 'viewer') => {
    const invited = { email: `${name}@example.com`, role };
    const reply = owner.post('/api/workspace/invitations', invited);
    const told = await bodyOf<{ invitation: { id: string }; link: string }>(reply);
    id = told.invitation.id;
    link = told.link.split('#')[1] ?? '';
    replies.secrets.add(link);
  };
  const email_hash = expect.stringMatching(/^[\w-]{16}$/);
  await tells('invitation.sent', () => invite('vic'), { ...who, email_hash, role: 'viewer' });
  const { client, userId } = await carillon.signUp('vic');
  const vic = { user_id: userId, workspace_id };
  const answer = (what: string, by = client) => by.post(`/api/invitations/${what}`, { secret: link });
  await tells('invitation.refused', () => answer('accept', owner), { ...who, reason: 'email' });
  await tells('invitation.declined', () => answer('decline'), { ...vic, invitation: id });
  await invite('vic');
  const revoke = () => owner.send('DELETE', `/api/workspace/invitations/${id}`);
  await tells('invitation.revoked', revoke, { ...who, invitation: id });
  await invite('vic', 'writer');
  await tells('member.joined', () => answer('accept'), { ...vic, invitation: id, role: 'writer' });
  const member = `/api/workspace/members/${userId}`;
  const demote = () => owner.send('PUT', member, { role: 'viewer' });
  await tells('member.role', demote, { ...who, member: userId, role: 'viewer', before: 'writer' });
  const rule = () => owner.send('PUT', '/api/workspace/approval', { owner_approval: true });
  await tells('workspace.approval', rule, { ...who, owner_approval: true });
  await members(client, vic);
  const leave = () => client.post(`/api/workspaces/${workspace_id}/leave`, {});
  await tells('member.left', leave, vic);
  await invite('vic');
  await answer('accept');
  await tells('member.removed', () => owner.send('DELETE', member), { ...who, member: userId });
  const resend = async () => {
    await invite('val');
    for (let n = 0; n < 6; n++)
      if ((await owner.post(`/api/workspace/invitations/${id}/resend`, {})).status === 429) return;
    throw new Error('nothing is throttled');
  };
  await tells('invitation.throttled', resend, { ...who, by: 'address' });
}

async function members(viewer: ApiClient, vic: object): Promise<void> {
  const who = { ...vic, role: 'viewer', operation: 'identity.disconnect' };
  // The gateway knows of the role by an event, which is on its way.
  const disconnect = () =>
    eventually(async () => {
      const { error } = (await (await viewer.post('/api/facebook/disconnect', {})).json()) as {
        error: string;
      };
      expect(error).toBe('forbidden');
    }, 3_000);
  await tells('operation.refused', disconnect, who, NOWHERE);
}

async function limits(): Promise<void> {
  const guess = { 'x-sandbox-admin': 'a guess' };
  const admin = new URL('/sandbox/admin/faults', carillon.url);
  await tells('admin.refused', () => fetch(admin, { headers: guess }), {});
  const anybody = createApiClient(carillon.url);
  const limited = async () => {
    for (let n = 0; n <= RATE; n++) if ((await anybody.post('/api/register', {})).status === 429) return;
    throw new Error('nobody is limited');
  };
  await tells('rate.limited', limited, { rate: 'strict' });
}

/** By another name, which fetch does not send. */
function callAs(host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(new URL('/api/user', carillon.url), { headers: { host } }, (reply) => {
      replies.note(String(reply.headers['x-request-id']));
      reply.resume().once('end', resolve);
    });
    call.once('error', reject).end();
  });
}

/** Of somebody else, who is gone in the end. */
async function deletion(): Promise<void> {
  const client = createApiClient(carillon.url);
  await bodyOf(client.post('/api/register', account('gus')));
  await bodyOf(logIn(client, 'gus'));
  const { id: user_id } = await bodyOf<{ id: string }>(client.get('/api/user'));
  const close = (email: string) => client.post('/api/user/deletion', { email, current_password: PASSWORD });
  await tells('deletion.refused', () => close('eve@example.com'), { user_id, reason: 'email' });
  await tells('deletion.scheduled', () => close('gus@example.com'), { user_id });
  const refused = (await (await logIn(client, 'gus')).json()) as { detail: { keep: string } };
  replies.secrets.add(refused.detail.keep);
  const keep = () => client.post('/api/user/deletion/keep', refused.detail);
  await tells('deletion.canceled', keep, { user_id });
  await bodyOf(close('gus@example.com'));
  const deletions = await carillon.stored('identity', 'deletions');
  await deletions.updateMany({}, { $set: { at: new Date(0) } });
  for (const event of ['account.deleted', 'workspace.deleted'])
    await eventually(() => {
      if (!lines().some((line) => line.event === event)) throw new Error(`${event} is not told`);
    });
}

/** Of somebody who takes it away as often as can be in a day. */
async function dataExport(): Promise<void> {
  const client = createApiClient(carillon.url);
  await bodyOf(client.post('/api/register', account('hal')));
  await bodyOf(logIn(client, 'hal'));
  const { id: user_id } = await bodyOf<{ id: string }>(client.get('/api/user'));
  const ask = () => client.post('/api/user/data-export', { current_password: PASSWORD });
  const download = (ticket: string) => client.get(`/api/user/data-export/archive?ticket=${ticket}`);
  const { ticket } = await bodyOf<{ ticket: string }>(ask());
  replies.secrets.add(ticket);
  const begun = await download(ticket);
  await tells('export.refused', () => download(ticket), { user_id, reason: 'ticket' });
  await tells('export.refused', ask, { user_id, reason: 'running' });
  await begun.arrayBuffer();
  for (const event of ['export.begun', 'export.completed'])
    await eventually(() => {
      if (!lines().some((line) => line.event === event && line.user_id === user_id))
        throw new Error(`${event} is not told`);
    });
  for (const _ of ['second', 'third', 'fourth', 'fifth']) await bodyOf(ask());
  await tells('export.throttled', ask, { user_id });
}

test('each event of the tables is told, with who, from where and what came of it, and no secret', async () => {
  await strangers();
  await deletion();
  await dataExport();
  const { client, user_id, workspace_id } = await accounts();
  await sessions(client, user_id);
  await secondFactors(client, user_id);
  await tokens(client, user_id);
  await providers(client, user_id);
  await connections(client, user_id, workspace_id);
  await passwords(client, user_id);
  await resets();
  await emails();
  await workspaces(client, user_id, workspace_id);
  await limits();
  await tells('logout', () => client.post('/api/logout', {}), { user_id, session_id: expect.any(String) });

  const told = lines().map(({ event, outcome }) => `${event} ${outcome}`);
  const listed = [...documented()].filter(([event]) => !(event in NOT_WALKED));
  expect([...new Set(told)].sort()).toEqual(listed.map((one) => one.join(' ')).sort());

  expect(replies.secrets.size).toBeGreaterThan(8);
  for (const secret of [PASSWORD, WRONG, LATER, 'password123', 'a guess', ...replies.secrets])
    expect(written()).not.toContain(secret);
  expect(written()).not.toMatch(/@example\.com|a-code-of-nobody|a-state-of-nobody|Nobody’s business/);
});
