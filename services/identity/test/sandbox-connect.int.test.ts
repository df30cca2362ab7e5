import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { resolveTarget } from '@carillon/contracts/http/identity/resolve-target.ts';
import { startSandbox, type TestSandbox } from '@carillon/sandbox/test/sandbox-server.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { comeBack, startConnect } from './connect.ts';
import { type Identity, startIdentity } from './identity-under-test.ts';

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

/** What a user does on the network's consent page; gives what the network sends back. */
async function decide(url: URL, decision: 'allow' | 'cancel'): Promise<Record<string, string>> {
  const page = await (await fetch(url)).text();
  const form = new URLSearchParams({ name: 'Bell Foundry', decision });
  for (const [, scope] of page.matchAll(/name="scope"\s+value="([^"]+)"/g)) form.append('scope', scope ?? '');
  const reply = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
  return Object.fromEntries(new URL(reply.headers.get('location') ?? '').searchParams);
}

describe.each(['facebook', 'instagram', 'linkedin'] as const)("over %s's own protocol", (platform) => {
  test('a user connections an account, and its targets can be published to', async () => {
    const ada = await identity.signUp();
    const { url } = await startConnect(identity, ada, platform);
    const reply = await decide(url, 'allow');
    expect(await comeBack(identity, ada, reply, platform)).toMatchObject({
      pathname: '/dashboard',
      status: 'success',
    });

    const view = (await (await identity.get(`/${platform}/check-connection`, ada)).json()) as {
      connected: boolean;
      pages?: { id: string; name: string }[];
      accounts?: { id: string; name: string }[];
    };
    expect(view.connected).toBe(true);
    const page_id = (view.pages ?? view.accounts)?.[0]?.id ?? null;
    const target = await identity.service.call(resolveTarget, {
      body: { workspace_id: ada.workspaceId, platform_id: PLATFORMS[platform].id, page_id },
    });
    expect(target.target_id).toMatch(page_id ?? /^urn:li:person:/);
    expect(target.access_token).not.toBe('');
  });

  test('a user who says no is told that nothing was connected', async () => {
    const ada = await identity.signUp();
    const { url } = await startConnect(identity, ada, platform);
    expect(await comeBack(identity, ada, await decide(url, 'cancel'), platform)).toMatchObject({
      status: 'danger',
      message: expect.stringMatching(/^You did not allow Carillon to use your \w+ account/),
    });
  });
});
