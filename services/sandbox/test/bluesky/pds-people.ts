import type { Person } from './exchanges.ts';

/** Two new people of a PDS, with app passwords. */
export async function peopleOf(pds: string): Promise<{ ada: Person; eve: Person }> {
  return { ada: await personOf(pds), eve: await personOf(pds) };
}

async function personOf(pds: string): Promise<Person> {
  const name = `p${Math.random().toString(36).slice(2, 12)}`;
  const [handle, ownPassword] = [`${name}.test`, `main ${name}`];
  const account = { handle, email: `${name}@example.com`, password: ownPassword };
  const { did = '', accessJwt } = await ask(pds, 'com.atproto.server.createAccount', account);
  const appPassword = await ask(pds, 'com.atproto.server.createAppPassword', { name: 'Carillon' }, accessJwt);
  return { did, handle, ownPassword, appPassword: appPassword.password ?? '' };
}

async function ask(pds: string, nsid: string, body: object, token?: string): Promise<Record<string, string>> {
  const reply = await fetch(`${pds}/xrpc/${nsid}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${nsid}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Record<string, string>;
}
