import { randomUUID } from 'node:crypto';
import { type ApiClient, enter, linkFacebook, openApiClient } from '../../standalone/api-client.ts';
import { eachOf } from './at-once.ts';

/** Somebody who is logged in, with a page at the sandbox network. */
export interface User {
  readonly client: ApiClient;
  readonly page: string;
}

/** Passwords are hashed one by one for each core: more at a time would only wait. */
const AT_ONCE = 4;

export function makeUsers(url: string, count: number): Promise<User[]> {
  return eachOf(count, AT_ONCE, () => makeUser(url));
}

async function makeUser(url: string): Promise<User> {
  const client = await openApiClient(url);
  await enter(client, `load-${randomUUID()}@example.com`);
  return { client, page: await linkFacebook(client) };
}

/** What a script in k6 knows of them. */
export const credentialsOf = ({ client, page }: User) => {
  const { cookie, 'x-csrf-token': csrf } = client.headers();
  return { cookie, csrf, page };
};
