import { pngOf } from '@carillon/social/test/contract/bluesky-files.ts';

/** One call and its answer, with ids, times and addresses replaced. */
export interface Exchange {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface Person {
  readonly did: string;
  readonly handle: string;
  readonly appPassword: string;
  readonly ownPassword: string;
}

/** A server of the protocol with two people, and their identities. */
export interface Server {
  readonly url: string;
  readonly plcUrl: string;
  readonly ada: Person;
  readonly eve: Person;
}

type Params = Readonly<Record<string, string>>;

interface Call {
  readonly params?: Params;
  readonly json?: unknown;
  readonly file?: Uint8Array;
  readonly type?: string;
  readonly token?: string;
}

const POST = 'app.bsky.feed.post';
/** The relevant headers of an answer. */
const HEADERS = ['content-type', 'retry-after', 'www-authenticate', 'allow'];

/** Goes through every call that Carillon makes to an account's own server, well and badly made. */
export async function converse(server: Server): Promise<Record<string, Exchange>> {
  const { ada, eve } = server;
  const exchanges: Record<string, Exchange> = {};
  const recordExchange = async (name: string, reply: Response): Promise<Record<string, string>> => {
    const text = await reply.text();
    const body = text === '' ? null : JSON.parse(text);
    const headers = HEADERS.flatMap((header) => {
      const value = reply.headers.get(header);
      return value === null ? [] : [[header, value]];
    });
    exchanges[name] = {
      status: reply.status,
      headers: Object.fromEntries(headers),
      body: plain(server, body),
    };
    return body ?? {};
  };
  const query = (name: string, nsid: string, { params = {}, token }: Call = {}) =>
    ask(name, `${server.url}/xrpc/${nsid}?${new URLSearchParams(params)}`, { ...bearer(token) });
  const procedure = (name: string, nsid: string, { json, file, type, token }: Call) => {
    const contentType = json === undefined ? type : 'application/json';
    const body = json === undefined ? file && new Blob([new Uint8Array(file)]) : JSON.stringify(json);
    const headers = { ...bearer(token), ...(contentType && { 'content-type': contentType }) };
    return ask(name, `${server.url}/xrpc/${nsid}`, headers, body ?? null);
  };
  const ask = async (
    name: string,
    url: string,
    headers: Record<string, string>,
    body?: BodyInit | null,
  ): Promise<Record<string, string>> =>
    recordExchange(name, await fetch(url, { headers, ...(body !== undefined && { method: 'POST', body }) }));

  // Whose a handle is.
  await query('a handle', 'com.atproto.identity.resolveHandle', { params: { handle: ada.handle } });
  const nobody = { handle: ada.handle.replace(/^[^.]+\./, 'nobody-at-all.none.') };
  await query('a handle of nobody', 'com.atproto.identity.resolveHandle', { params: nobody });
  await query('no handle', 'com.atproto.identity.resolveHandle', { params: { handle: 'no handle' } });
  await ask('an identity', `${server.plcUrl}/${ada.did}`, {});
  await ask('an identity of nobody', `${server.plcUrl}/did:plc:aaaaaaaaaaaaaaaaaaaaaaaa`, {});
  await query('the server', 'com.atproto.server.describeServer');

  // Sessions.
  const create = 'com.atproto.server.createSession';
  const signIn = (password: string, identifier = ada.did) => ({ json: { identifier, password } });
  const session = await procedure('a session', create, signIn(ada.appPassword));
  await procedure('a session by handle', create, signIn(ada.appPassword, ada.handle));
  await procedure('a session by the own password', create, signIn(ada.ownPassword));
  await procedure('a wrong password', create, signIn('abcd-not-a-password'));
  await procedure('a password of nobody', create, signIn(ada.appPassword, nobody.handle));
  await procedure('no password', create, { json: { identifier: ada.did } });
  const token = session.accessJwt ?? '';
  const refreshing = session.refreshJwt ?? '';
  const sessionCall = 'com.atproto.server.getSession';
  await query('the session', sessionCall, { token });
  await query('no token', sessionCall);
  await query('a broken token', sessionCall, { token: 'none' });
  await query('a refresh token for a call', sessionCall, { token: refreshing });
  const refresh = 'com.atproto.server.refreshSession';
  await procedure('a renewal', refresh, { token: refreshing });
  await procedure('a renewal again', refresh, { token: refreshing });
  await procedure('a renewal by an access token', refresh, { token });
  await procedure('a renewal without a token', refresh, {});
  const other = await procedure('another session', create, signIn(ada.appPassword));
  const end = 'com.atproto.server.deleteSession';
  await procedure('the end of a session', end, { token: other.refreshJwt ?? '' });
  await procedure('the end of a session again', end, { token: other.refreshJwt ?? '' });
  await procedure('a renewal of what has ended', refresh, { token: other.refreshJwt ?? '' });

  // Files.
  const upload = 'com.atproto.repo.uploadBlob';
  const file = pngOf(6, 4);
  const { blob } = await procedure('a file', upload, { file, type: 'image/png', token });
  await procedure('a file of another type', upload, { file, type: 'application/octet-stream', token });
  await procedure('a file without a type', upload, { file, token });
  await procedure('a file without a token', upload, { file, type: 'image/png' });
  const huge = new Uint8Array(5 * 1024 * 1024 + 1);
  await procedure('a file that is too large', upload, { file: huge, type: 'image/png', token });
  const big = new Uint8Array(2_000_001);
  big.set(file);
  const { blob: bigBlob } = await procedure('a large file', upload, { file: big, type: 'image/png', token });

  // Records.
  const put = 'com.atproto.repo.putRecord';
  const createdAt = '2026-11-28T10:00:00.000Z';
  const place = { repo: ada.did, collection: POST, rkey: '3mcarillon2a2' };
  const record = { $type: POST, text: 'Hello', createdAt };
  const write = (name: string, value: unknown, more: object = {}) =>
    procedure(name, put, { json: { ...place, record: value, swapRecord: null, ...more }, token });
  await write('a post', record);
  await write('the same post again', record);
  await write('another post under its key', { ...record, text: 'Other' });
  const elsewhere = (name: string, over: object, more: object = {}) =>
    write(name, { ...record, ...over }, { rkey: '3mcarillon2b2', ...more });
  await elsewhere('too many letters', { text: 'x'.repeat(301) });
  await elsewhere('too many bytes', { text: '👨‍👩‍👧‍👦'.repeat(150) });
  await elsewhere('no text', { text: undefined });
  await elsewhere('no time', { createdAt: 'today' });
  await elsewhere('a key that is none', {}, { rkey: 'carillon-42' });
  await elsewhere('a mention of nobody', {
    facets: [
      {
        index: { byteStart: 0, byteEnd: 5 },
        features: [{ $type: 'app.bsky.richtext.facet#mention', did: '' }],
      },
    ],
  });
  await elsewhere('a link without a scheme', {
    facets: [
      {
        index: { byteStart: 0, byteEnd: 5 },
        features: [{ $type: 'app.bsky.richtext.facet#link', uri: 'example.com' }],
      },
    ],
  });
  await elsewhere('four languages', { langs: ['en', 'de', 'fr', 'it'] });
  await elsewhere('a language that is none', { langs: ['en_US'] });
  const images = (list: unknown[]) => ({ embed: { $type: 'app.bsky.embed.images', images: list } });
  await elsewhere('five images', images(Array.from({ length: 5 }, () => ({ alt: '', image: blob }))));
  await elsewhere('an image without an alt text', images([{ image: blob }]));
  await elsewhere('an image that is too large', images([{ alt: '', image: bigBlob }]));
  const { ref, ...blobFields } = JSON.parse(JSON.stringify(blob ?? {}));
  const missing = {
    ...blobFields,
    ref: { $link: 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku' },
  };
  await elsewhere('a file that is not there', images([{ alt: '', image: missing }]));
  await elsewhere('a file of another kind', {
    embed: { $type: 'app.bsky.embed.video', video: blob },
  });
  await elsewhere('a post of another account', {}, { repo: eve.did });
  await elsewhere('a post to nobody', {}, { repo: 'did:plc:aaaaaaaaaaaaaaaaaaaaaaaa' });
  await write(
    'a post with an image',
    { ...record, ...images([{ alt: 'A bell', image: blob }]) },
    {
      rkey: '3mcarillon2c2',
    },
  );
  await procedure('a post without a token', put, { json: { ...place, record } });
  await procedure('a post without a record', put, { json: place, token });

  const get = 'com.atproto.repo.getRecord';
  const foundRecord = await query('a record', get, { params: place });
  await query('a record that is not there', get, { params: { ...place, rkey: '3mcarillon2z2' } });
  const list = 'com.atproto.repo.listRecords';
  const listQuery = { repo: ada.did, collection: POST };
  await query('all records', list, { params: listQuery });
  await query('one record of them', list, { params: { ...listQuery, limit: '1' } });
  await query('no records', list, { params: { ...listQuery, collection: 'app.bsky.feed.repost' } });
  await query('too many records', list, { params: { ...listQuery, limit: '101' } });

  // A like, and its end.
  const make = 'com.atproto.repo.createRecord';
  const like = {
    $type: 'app.bsky.feed.like',
    subject: { uri: foundRecord.uri, cid: foundRecord.cid },
    createdAt,
  };
  const created = await procedure('a like', make, {
    json: { repo: ada.did, collection: 'app.bsky.feed.like', record: like },
    token,
  });
  const remove = 'com.atproto.repo.deleteRecord';
  const rkey = (created.uri ?? '').split('/').at(-1);
  const likePlace = { repo: ada.did, collection: 'app.bsky.feed.like', rkey };
  await procedure('a deletion', remove, { json: likePlace, token });
  await procedure('the deletion again', remove, { json: likePlace, token });
  await procedure('a deletion in another’s name', remove, { json: { ...place, repo: eve.did }, token });
  const writes = (collection: string, key: string) => ({
    json: {
      repo: ada.did,
      writes: [{ $type: 'com.atproto.repo.applyWrites#delete', collection, rkey: key }],
    },
    token,
  });
  await procedure('a write of several', 'com.atproto.repo.applyWrites', writes(POST, '3mcarillon2c2'));
  await query('a deleted record', get, { params: { ...place, rkey: '3mcarillon2c2' } });
  await query('a method that is none', 'com.example.none');
  return exchanges;
}

const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** Ids, times and addresses replaced, so that two servers' answers can be compared. */
function plain({ ada, url }: Server, value: unknown): unknown {
  const host = new URL(url).hostname;
  const nobody = ada.handle.replace(/^[^.]+/, 'nobody-at-all.none');
  const words = (text: string): string =>
    text
      .replaceAll(ada.handle, 'ada.test')
      .replaceAll(nobody, 'nobody.test')
      .replaceAll('.carillon.test', '.test')
      .replaceAll(`${ada.handle.split('.')[0]}@example.com`, 'address of mail')
      .replaceAll(/did:plc:[a-z2-7]{24}/g, 'did:plc:one')
      .replaceAll(/did:web:[\w.%-]+/g, 'did:web:server')
      .replaceAll(/\b(?:bafyrei|bafkrei)[a-z2-7]{52}\b/g, 'cid')
      .replaceAll(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'jwt')
      .replaceAll(/\bz[1-9A-HJ-NP-Za-km-z]{40,100}\b/g, 'key')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
      .replaceAll(/\/[234567a-j][2-7a-z]{12}\b/g, '/tid')
      .replaceAll(/^[234567a-j][2-7a-z]{12}$/g, 'tid')
      .replaceAll(/https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w./-]*)?/g, 'address')
      .replaceAll(host, 'server');
  if (typeof value === 'string') return words(value);
  if (Array.isArray(value)) return value.map((one) => plain({ ada, url } as Server, one));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, plain({ ada, url } as Server, one)]),
  );
}
