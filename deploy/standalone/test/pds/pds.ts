/** The reference PDS that `.ci/pds.sh` starts, as its own people use it beside Carillon. */

interface Post {
  readonly uri: string;
  readonly cid: string;
  readonly value: Readonly<Record<string, unknown>> & { readonly text: string };
}

export interface PdsPerson {
  readonly did: string;
  readonly handle: string;
  /** Makes an app password, in place of the one before. */
  appPassword(): Promise<string>;
  /** Ends the app password and every session that came of it. */
  revokeAppPassword(): Promise<void>;
  /** The profile's name and picture. */
  introduce(displayName: string, picture: Uint8Array<ArrayBuffer>): Promise<void>;
  create(collection: string, record: object): Promise<{ readonly uri: string; readonly cid: string }>;
  /** All posts, the newest first. */
  posts(): Promise<Post[]>;
}

const PASSWORD_NAME = 'Carillon';

export function createPds(url: string) {
  const call = async <T>(
    nsid: string,
    { body, token, type = 'application/json' }: { body?: object | Blob; token?: string; type?: string } = {},
  ): Promise<T> => {
    const reply = await fetch(`${url}/xrpc/${nsid}`, {
      headers: { ...(body && { 'content-type': type }), ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { method: 'POST', body: body instanceof Blob ? body : JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${nsid}: ${reply.status} ${text}`);
    return (text === '' ? {} : JSON.parse(text)) as T;
  };

  const posts = async (repo: string): Promise<Post[]> => {
    const query = new URLSearchParams({ repo, collection: 'app.bsky.feed.post', limit: '100' });
    return (await call<{ records: Post[] }>(`com.atproto.repo.listRecords?${query}`)).records;
  };

  return {
    async person(name: string): Promise<PdsPerson> {
      const handle = `${name}-${Math.random().toString(36).slice(2, 10)}.test`;
      const account = { handle, email: `${handle}@example.com`, password: `main password of ${name}` };
      const createdAccount = await call<{ did: string; accessJwt: string }>(
        'com.atproto.server.createAccount',
        {
          body: account,
        },
      );
      const { did: repo, accessJwt: token } = createdAccount;
      const callOwn = (nsid: string, body: object) =>
        call<{ uri: string; cid: string }>(nsid, { body, token });
      return {
        did: repo,
        handle,
        async appPassword() {
          const body = { name: PASSWORD_NAME };
          return (await call<{ password: string }>('com.atproto.server.createAppPassword', { body, token }))
            .password;
        },
        async revokeAppPassword() {
          await callOwn('com.atproto.server.revokeAppPassword', { name: PASSWORD_NAME });
        },
        async introduce(displayName, picture) {
          const body = new Blob([picture], { type: 'image/png' });
          const { blob: avatar } = await call<{ blob: object }>('com.atproto.repo.uploadBlob', {
            body,
            token,
            type: 'image/png',
          });
          const place = { repo, collection: 'app.bsky.actor.profile', rkey: 'self' };
          await callOwn('com.atproto.repo.putRecord', { ...place, record: { displayName, avatar } });
        },
        create: (collection, record) =>
          callOwn('com.atproto.repo.createRecord', { repo, collection, record }),
        posts: () => posts(repo),
      };
    },
  };
}
