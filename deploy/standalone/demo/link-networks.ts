import { setTimeout as pause } from 'node:timers/promises';
import { PLATFORM_NAMES, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ConnectionView } from '@carillon/contracts/http/identity/connection-view.ts';
import { type ApiClient, json } from '../api-client.ts';

export type Targets = readonly {
  readonly platform: PlatformName;
  readonly platform_id: number;
  readonly page_id: string | null;
}[];

const WITH_CONSENT = PLATFORM_NAMES.filter((name) => PLATFORMS[name].connect.how !== 'handle');
const LINKED_WITHIN_MS = 30_000;

/** Links the networks that have a consent page at the sandbox, and gives the first page, account or profile of each. */
export async function linkNetworks(client: ApiClient, name: string): Promise<Targets> {
  const targets = [];
  for (const platform of WITH_CONSENT) {
    const { connect } = PLATFORMS[platform];
    // Where there are many servers, the sandbox's.
    const begun = client.post(
      `/api/connections/${platform}/begin`,
      connect.how === 'server' ? connect.sandbox : {},
    );
    const { auth_url } = await json<{ auth_url: string }>(begun);
    const consent = await (await fetch(auth_url)).text();
    const form = new URLSearchParams({ name, decision: 'allow' });
    for (const [, scope] of consent.matchAll(/name="scope"\s+value="([^"]+)"/g))
      form.append('scope', scope ?? '');
    const back = await fetch(auth_url, { method: 'POST', body: form, redirect: 'manual' });
    const arrived = await fetch(back.headers.get('location') ?? '', { redirect: 'manual' });
    const { pathname, search } = new URL(arrived.headers.get('location') ?? '', auth_url);
    // Answered once everybody has heard of it, which may be later.
    void client.get(`${pathname}${search}`).catch(() => undefined);
    const [first] = (await connected(client, platform)).targets;
    targets.push({ platform, platform_id: PLATFORMS[platform].id, page_id: first?.id ?? null });
  }
  return targets;
}

async function connected(client: ApiClient, platform: PlatformName): Promise<ConnectionView> {
  const deadline = AbortSignal.timeout(LINKED_WITHIN_MS);
  for (;;) {
    const { connections } = await json<{ connections: ConnectionView[] }>(client.get('/api/connections'));
    const connection = connections.find(({ network }) => network === platform);
    if (connection) return connection;
    deadline.throwIfAborted();
    await pause(25);
  }
}
