import { type Shape, shapeOf } from './shape-of.ts';

/** A server with Mastodon's API, and everything needed to call it. */
export interface Probed {
  fetch(path: string, init: RequestInit): Promise<Response>;
  readonly token: string;
  readonly otherToken: string;
  /** A token without `write:media`, and its app; it is revoked at the end. */
  readonly narrow: { readonly token: string; readonly clientId: string; readonly clientSecret: string };
  /** Most files in a post, longest text, longest alternative text. */
  readonly most: { readonly files: number; readonly text: number; readonly altText: number };
  picture(): Blob;
  film(): Blob;
}

/** A reply without its unique parts: IDs, times and names. */
export interface Answer {
  readonly status: number;
  /** Without its parameters. */
  readonly type: string;
  readonly error?: string | undefined;
  readonly shape: Shape;
  /** The format of the headers that report how many calls are left. */
  readonly allowance: Readonly<Record<string, string>>;
}

const ALLOWANCE = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];

async function answerOf(reply: Response): Promise<{ answer: Answer; body: Record<string, unknown> }> {
  const text = await reply.text();
  const type = reply.headers.get('content-type')?.split(';')[0] ?? '';
  const body = type === 'application/json' ? (JSON.parse(text) as Record<string, unknown>) : {};
  const presentHeaders = ALLOWANCE.filter((name) => reply.headers.has(name));
  const error =
    typeof body.error === 'string' ? { error: body.error.replace(/\b[\dA-Z]{10,40}\b/g, '…') } : {};
  const allowance = Object.fromEntries(
    presentHeaders.map((name) => [name, /^\d+$/.test(reply.headers.get(name) ?? '') ? 'number' : 'time']),
  );
  return { answer: { status: reply.status, type, ...error, shape: shapeOf(body), allowance }, body };
}

interface CallOptions {
  readonly token?: string | undefined;
  readonly json?: object;
  readonly form?: Record<string, string>;
  readonly file?: { readonly bytes: Blob; readonly description?: string };
  readonly key?: string;
}

/** Asks everything that Carillon's client asks, and what can go wrong with it, in one order. */
export async function probe(server: Probed): Promise<Record<string, Answer>> {
  const answers: Record<string, Answer> = {};
  const { token, otherToken, narrow, most } = server;

  const ask = async (name: string, call: string, { token: by = token, ...options }: CallOptions = {}) => {
    const [method = 'GET', path = ''] = call.split(' ');
    const reply = await server.fetch(path, { method, headers: headersOf(by, options), ...bodyOf(options) });
    const { answer, body } = await answerOf(reply);
    answers[name] = answer;
    return body;
  };
  const idOf = (body: Record<string, unknown>): string => String(body.id ?? '0');
  const status = async (name: string, json: object, more: CallOptions = {}) =>
    idOf(await ask(name, 'POST /api/v1/statuses', { json: { visibility: 'public', ...json }, ...more }));
  const upload = async (name: string, file: CallOptions['file'] = { bytes: server.picture() }) =>
    idOf(await ask(name, 'POST /api/v2/media', { file: file ?? { bytes: server.picture() } }));

  await ask('instance', 'GET /api/v2/instance', { token: '' });
  await ask('oauth metadata', 'GET /.well-known/oauth-authorization-server', { token: '' });
  const form = {
    client_name: 'Probe',
    redirect_uris: 'http://127.0.0.1:9/back',
    website: 'https://probe.example',
    scopes: 'read:accounts read:statuses write:statuses write:media write:favourites',
  };
  const app = await ask('an app', 'POST /api/v1/apps', { token: '', form });
  await ask('an app with an unknown scope', 'POST /api/v1/apps', {
    token: '',
    form: { ...form, scopes: 'read:bells' },
  });
  const ownApp = {
    client_id: String(app.client_id),
    client_secret: String(app.client_secret),
    redirect_uri: 'http://127.0.0.1:9/back',
  };
  const code = { grant_type: 'authorization_code', code: 'nonsense' };
  await ask('a wrong code', 'POST /oauth/token', { token: '', form: { ...ownApp, ...code } });
  await ask('a wrong secret', 'POST /oauth/token', {
    token: '',
    form: { ...ownApp, ...code, client_secret: 'nonsense' },
  });
  await ask('an app’s own token', 'POST /oauth/token', {
    token: '',
    form: { ...ownApp, grant_type: 'client_credentials' },
  });

  const account = idOf(await ask('who it is', 'GET /api/v1/accounts/verify_credentials'));
  await ask('a token that is none', 'GET /api/v1/accounts/verify_credentials', { token: 'nonsense' });
  await ask('no token', 'GET /api/v1/accounts/verify_credentials', { token: '' });
  await ask('an account', `GET /api/v1/accounts/${account}`);
  await ask('media without the scope', 'POST /api/v2/media', {
    token: narrow.token,
    file: { bytes: server.picture() },
  });

  const picture = await upload('a picture', { bytes: server.picture(), description: 'A bell' });
  await ask('a picture that waits', `GET /api/v1/media/${picture}`);
  await ask('media that isn’t there', 'GET /api/v1/media/110000000000000000');
  await upload('a file that is no media', { bytes: new Blob(['%PDF-1.4 no picture']) });
  await upload('too long an alternative text', {
    bytes: server.picture(),
    description: 'x'.repeat(most.altText + 1),
  });
  const film = await upload('a video', { bytes: server.film() });

  const first = await status('a post', { status: 'Read https://example.com/bells #bells', language: 'en' });
  await status('a post with a warning', { status: 'Loud', spoiler_text: 'Bells', visibility: 'unlisted' });
  await status('a post of a picture', { status: 'Seen', media_ids: [picture] });
  await status('a picture once more', { status: 'Again', media_ids: [picture] });
  await status('a file that isn’t there', { status: 'Gone', media_ids: ['110000000000000000'] });
  await status('too long a text', { status: 'x'.repeat(most.text + 1) });
  await status('a text of white space', { status: ' ' });
  await status('an unknown visibility', { status: 'Who?', visibility: 'neighbors' });
  await status('a reply to what isn’t there', { status: 'Hm', in_reply_to_id: '110000000000000000' });
  const many: string[] = [];
  for (let n = 0; n <= most.files; n++) many.push(await upload('another picture'));
  await status('too many files', { status: 'Many', media_ids: many });
  await status('a picture and a video', { status: 'Both', media_ids: [many[0], film] });
  const key = { key: `key-${Math.random()}` };
  const keyed = await status('a post with a key', { status: 'Once' }, key);
  const again = await status('the same key again', { status: 'Once' }, key);
  answers['the same key gives the same post'] = plain(keyed === again);

  const reply = await status('a reply', { status: 'Yes', in_reply_to_id: first }, { token: otherToken });
  await ask('a post that is read', `GET /api/v1/statuses/${first}`);
  await ask('what was written', `GET /api/v1/statuses/${first}/source`);
  await ask('what replies to it', `GET /api/v1/statuses/${first}/context`);
  await ask('a favorite', `POST /api/v1/statuses/${reply}/favourite`);
  await ask('a favorite taken back', `POST /api/v1/statuses/${reply}/unfavourite`);
  await ask('what the account wrote', `GET /api/v1/accounts/${account}/statuses?limit=2`);
  await ask('several posts', `GET /api/v1/statuses?id[]=${first}&id[]=${reply}`);
  await ask('a post that isn’t there', 'GET /api/v1/statuses/110000000000000000');
  await ask('another’s post to delete', `DELETE /api/v1/statuses/${reply}`);
  await ask('a post to delete', `DELETE /api/v1/statuses/${first}?delete_media=true`);
  await ask('a deleted post to delete', `DELETE /api/v1/statuses/${first}?delete_media=true`);

  const revoking = { client_id: narrow.clientId, token: narrow.token };
  await ask('revoking with a wrong secret', 'POST /oauth/revoke', {
    token: '',
    form: { ...revoking, client_secret: 'nonsense' },
  });
  const right = { token: '', form: { ...revoking, client_secret: narrow.clientSecret } };
  await ask('revoking', 'POST /oauth/revoke', right);
  await ask('revoking again', 'POST /oauth/revoke', right);
  await ask('a revoked token', 'GET /api/v1/accounts/verify_credentials', { token: narrow.token });
  return answers;
}

const plain = (value: boolean): Answer => ({ status: 0, type: '', shape: String(value), allowance: {} });

const headersOf = (token: string, { json, key }: CallOptions): Record<string, string> => ({
  accept: 'application/json',
  'user-agent': 'Carillon',
  ...(token !== '' && { authorization: `Bearer ${token}` }),
  ...(json && { 'content-type': 'application/json' }),
  ...(key && { 'idempotency-key': key }),
});

function bodyOf({ json, form, file }: CallOptions): { body?: string | URLSearchParams | FormData } {
  if (json) return { body: JSON.stringify(json) };
  if (form) return { body: new URLSearchParams(form) };
  if (!file) return {};
  const parts = new FormData();
  if (file.description !== undefined) parts.set('description', file.description);
  parts.set('file', file.bytes, 'file');
  return { body: parts };
}
