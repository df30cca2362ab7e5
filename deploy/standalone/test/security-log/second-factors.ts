import { codeAt } from '@carillon/identity/test/authenticator-app.ts';
import { type ApiClient, bodyOf, createApiClient } from '../../api-client.ts';
import { logIn, PASSWORD } from './people.ts';
import type { WatchedLog } from './watch.ts';

export async function secondFactors(
  { carillon, replies, tells }: WatchedLog,
  client: ApiClient,
  user_id: string,
): Promise<void> {
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
  let recoveryCodes: string[] = [];
  const make = async () => {
    const confirmation = { ...confirmed, recovery_code: second };
    ({ recovery_codes: recoveryCodes } = await bodyOf<{ recovery_codes: string[] }>(
      client.post('/api/user/recovery-codes', confirmation),
    ));
  };
  await tells('recovery.made', make, { user_id });
  const removed = () =>
    client.post('/api/user/authenticator/remove', { ...confirmed, recovery_code: recoveryCodes[0] });
  await tells('factor.removed', removed, { user_id, method: 'authenticator' });
  await bodyOf(stranger.post('/api/logout', {}));
  for (const code of [...codes, ...recoveryCodes]) replies.secrets.add(code);
}
