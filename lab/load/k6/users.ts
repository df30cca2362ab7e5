import { randomUUID } from 'node:crypto';
import { type ApiClient, createApiClient } from '../../../deploy/standalone/api-client.ts';
import { enter, linkFacebook } from '../bench-user.ts';
import { eachOf } from './at-once.ts';

/** Somebody who is logged in, with or without a page at the sandbox network. */
export interface User {
  readonly client: ApiClient;
  /** Null for one who has none. */
  readonly page: string | null;
}

/** Passwords are hashed one by one for each core: more at a time would only wait. */
const AT_ONCE = 4;

/** The sandbox network lets only so many connect within a minute. */
export const MAX_WITH_PAGES = 20;

/** The first of them have pages. */
export function makeUsers(url: string, count: number): Promise<User[]> {
  return eachOf(count, AT_ONCE, (n) => makeUser(url, n < MAX_WITH_PAGES));
}

async function makeUser(url: string, withPage: boolean): Promise<User> {
  const client = createApiClient(url);
  const name = `load-${randomUUID()}`;
  await enter(client, `${name}@example.com`);
  return { client, page: withPage ? await linkFacebook(client, name) : null };
}

/** Returns the data about users that a script in k6 needs. */
export const credentialsOf = ({ client, page }: User) => {
  const { cookie, 'x-csrf-token': csrf } = client.headers();
  return { cookie, csrf, page };
};
