import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { resolveTarget } from '@carillon/contracts/http/identity/connections/resolve-target.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { startSandbox, type TestSandbox } from '@carillon/sandbox/test/sandbox-server.ts';
import type { SocialError } from '@carillon/social/social-error.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { comeBack, startConnect } from './connect.ts';
import { type Identity, startIdentity, type Visitor } from './identity-under-test.ts';

let sandbox: TestSandbox;
let identity: Identity;
beforeAll(async () => {
  sandbox = await startSandbox();
  identity = await startIdentity(new URL(sandbox.publicUrl).origin, sandbox.networks);
});
afterAll(async () => {
  await identity.close();
  await sandbox.close();
});

/** A user's action on the network's consent page. Returns the network's parameters. */
async function decide(
  url: URL,
  decision: 'allow' | 'cancel',
  name = 'Bell Foundry',
): Promise<Record<string, string>> {
  const page = await (await fetch(url)).text();
  const form = new URLSearchParams({ name, decision });
  for (const [, scope] of page.matchAll(/name="scope"\s+value="([^"]+)"/g)) form.append('scope', scope ?? '');
  const reply = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
  return Object.fromEntries(new URL(reply.headers.get('location') ?? '').searchParams);
}

describe.each(['facebook', 'instagram', 'linkedin'] as const)("over %s's own protocol", (platform) => {
  /** The pages or accounts that can be published to; a LinkedIn profile needs no naming. */
  const targetsOf = async (ada: Visitor): Promise<readonly { id: string }[]> => {
    const view = await (await identity.get(`/${platform}/check-connection`, ada)).json();
    const { connected, pages, accounts } = view as Record<'pages' | 'accounts', { id: string }[]> & {
      connected: boolean;
    };
    expect(connected).toBe(true);
    return pages ?? accounts ?? [];
  };

  test('a user connects an account, and its targets can be published to', async () => {
    const ada = await identity.signUp();
    const { url } = await startConnect(identity, ada, platform);
    const reply = await decide(url, 'allow');
    expect(await comeBack(identity, ada, reply, platform)).toMatchObject({
      pathname: '/dashboard',
      status: 'success',
    });

    const page_id = (await targetsOf(ada))[0]?.id ?? null;
    const target = await identity.service.call(resolveTarget, {
      body: { workspace_id: ada.workspaceId, platform_id: PLATFORMS[platform].id, page_id },
    });
    expect(target.target_id).toMatch(page_id ?? /^urn:li:person:/);
    expect(target.access_token).not.toBe('');
  });

  test('a user who disconnects it revokes the grant, if the network has a call for that', async () => {
    const ada = await identity.signUp();
    const { url } = await startConnect(identity, ada, platform);
    await comeBack(identity, ada, await decide(url, 'allow', `Leaving ${platform}`), platform);
    const [target] = await targetsOf(ada);
    const { access_token: token } = await identity.service.call(resolveTarget, {
      body: {
        workspace_id: ada.workspaceId,
        platform_id: PLATFORMS[platform].id,
        page_id: target?.id ?? null,
      },
    });
    const { connect } = sandbox.networks[platform];
    expect((await connect.account({ token })).name).toContain('Leaving');
    expect((await identity.post(`/${platform}/disconnect`, {}, ada)).status).toBe(200);
    const after = () =>
      connect.account({ token }).then(
        () => 'good',
        ({ kind }: SocialError) => kind,
      );
    if (platform === 'linkedin') expect(await after()).toBe('good');
    else await eventually(async () => expect(await after()).toBe('reconnect'));
  });

  test('a user who declines is told that nothing was connected', async () => {
    const ada = await identity.signUp();
    const { url } = await startConnect(identity, ada, platform);
    expect(await comeBack(identity, ada, await decide(url, 'cancel'), platform)).toMatchObject({
      status: 'danger',
      message: expect.stringMatching(/^You did not allow Carillon to use your \w+ account/),
    });
  });
});
