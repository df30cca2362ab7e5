import { setTimeout as pause } from 'node:timers/promises';
import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import {
  facebookAuthUrl,
  instagramAuthUrl,
  linkedinAuthUrl,
} from '@carillon/contracts/http/identity/auth-url.ts';
import { type ApiClient, json } from '../api-client.ts';

export type Targets = readonly {
  readonly platform: PlatformName;
  readonly platform_id: number;
  readonly page_id: string | null;
}[];

const AUTH = { facebook: facebookAuthUrl, instagram: instagramAuthUrl, linkedin: linkedinAuthUrl };

const LINKED_WITHIN_MS = 30_000;

interface Connection {
  readonly connected: boolean;
  readonly platform_id: number;
  readonly pages?: readonly { readonly id: string }[];
  readonly accounts?: readonly { readonly id: string }[];
}

/** Links all networks at the sandbox, as who gives consent does, and gives the first page or account of each. */
export async function linkNetworks(client: ApiClient, name: string): Promise<Targets> {
  const targets = [];
  for (const platform of PLATFORM_NAMES) {
    const { auth_url } = await json<{ auth_url: string }>(client.get(`/api${AUTH[platform].path}`));
    const consent = await (await fetch(auth_url)).text();
    const form = new URLSearchParams({ name, decision: 'allow' });
    for (const [, scope] of consent.matchAll(/name="scope"\s+value="([^"]+)"/g))
      form.append('scope', scope ?? '');
    const back = await fetch(auth_url, { method: 'POST', body: form, redirect: 'manual' });
    const { pathname, search } = new URL(back.headers.get('location') ?? '');
    // Answered once everybody has heard of it, which may be later.
    void client.get(`/api${pathname}${search}`).catch(() => undefined);
    const { platform_id, pages = [], accounts = [] } = await connected(client, platform);
    const [first] = [...pages, ...accounts];
    targets.push({ platform, platform_id, page_id: first?.id ?? null });
  }
  return targets;
}

async function connected(client: ApiClient, platform: PlatformName): Promise<Connection> {
  const deadline = AbortSignal.timeout(LINKED_WITHIN_MS);
  for (;;) {
    const connection = await json<Connection>(client.get(`/api/${platform}/check-connection`));
    if (connection.connected) return connection;
    deadline.throwIfAborted();
    await pause(25);
  }
}
