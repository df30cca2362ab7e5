import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { expect } from '@jest/globals';
import { type ApiClient, bodyOf, createApiClient } from '../../api-client.ts';
import { connect } from '../../testing/connected-user.ts';
import { linkGoogle, signInWithGoogle } from '../../testing/sandbox-google.ts';
import { formOf } from '../access/form-of.ts';
import { LATER, PASSWORD } from './people.ts';
import type { WatchedLog } from './watch.ts';

export async function providers(
  { carillon, tells }: WatchedLog,
  client: ApiClient,
  user_id: string,
): Promise<void> {
  const provider = 'google';
  const email = 'eve@sandbox.example';
  const back = '/api/oauth/callback/sign-in/google?code=a-code-of-nobody&state=a-state-of-nobody';
  await tells('provider.refused', () => client.get(back), { provider, reason: 'state_unknown' });
  await tells('provider.linked', () => linkGoogle(client, { current_password: PASSWORD }, email), {
    user_id,
    provider,
  });
  const unlink = () => client.post('/api/user/sign-in-methods/google/unlink', { current_password: PASSWORD });
  await tells('provider.unlinked', unlink, { user_id, provider });
  const other = createApiClient(carillon.url);
  await signInWithGoogle(other, email);
  await bodyOf(other.post('/api/sign-in', {}));
  const first = { password: LATER, password_confirmation: LATER };
  await tells('password.set', () => other.post('/api/user/password', first), {});
}

export async function connections(
  { carillon, tells, lines }: WatchedLog,
  client: ApiClient,
  user_id: string,
  workspace_id: string,
): Promise<void> {
  const who = { user_id, workspace_id, platform: 'facebook' };
  /** Waits for an event that no call causes. */
  const toldOf = (event: string, outcome: string) =>
    eventually(() =>
      expect(lines()).toContainEqual(expect.objectContaining({ event, outcome, workspace_id })),
    );
  const back = '/api/oauth/callback/facebook?code=a-code-of-nobody&state=a-state-of-nobody';
  await tells('connection.refused', () => client.get(back), { ...who, reason: 'state unknown' });
  await tells('connection.made', () => connect(client, 'facebook', 'eve'), who);
  await tells('connection.removed', () => client.post('/api/facebook/disconnect', {}), who);

  await toldOf('grant.revoked', 'success');

  await connect(client, 'facebook', 'eve');
  const { pages } = await bodyOf<{ pages: { id: string }[] }>(client.get('/api/facebook/check-connection'));
  await (await carillon.stored('sandbox', 'tokens')).deleteMany({});
  const target = { platform_id: PLATFORMS.facebook.id, page_id: pages[0]?.id, content: 'Nobody’s business' };
  await client.post('/api/posts/publish', formOf({ platforms: JSON.stringify([target]) }));
  await toldOf('connection.lost', 'failure');
}
