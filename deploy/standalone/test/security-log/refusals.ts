import { request } from 'node:http';
import { createApiClient } from '../../api-client.ts';
import { RATE, type WatchedLog } from './watch.ts';

/** A rejection already reported within the minute is held back, and pages fetch their token with one. */
export async function strangers(log: WatchedLog): Promise<void> {
  const { carillon, tells } = log;
  const post = (headers: Record<string, string>) =>
    fetch(new URL('/api/logout', carillon.url), { method: 'POST', headers });
  const marked = { 'x-requested-with': 'XMLHttpRequest' };
  for (const [reason, headers] of [
    ['marker', {}],
    ['token', marked],
    ['origin', { ...marked, origin: 'https://evil.example' }],
  ] as const)
    await tells('csrf.refused', () => post(headers), { path: '/api/logout', reason });
  await tells('host.refused', () => callAs(log, 'evil.example'), { host: 'evil.example' });
}

export async function limits({ carillon, tells }: WatchedLog): Promise<void> {
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
function callAs({ carillon, replies }: WatchedLog, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(new URL('/api/user', carillon.url), { headers: { host } }, (reply) => {
      replies.note(String(reply.headers['x-request-id']));
      reply.resume().once('end', resolve);
    });
    call.once('error', reject).end();
  });
}
