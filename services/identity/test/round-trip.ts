import type { SignInProviderId } from '@carillon/contracts/domain/sign-in-providers.ts';
import type { Identity, Visitor } from './identity-under-test.ts';

/** A started round trip to a provider: where the browser is sent, and its cookie. */
export interface StartedRound {
  readonly url: URL;
  readonly browser: string;
}

interface Beginning {
  readonly visitor?: Visitor;
  readonly current_password?: string;
  readonly remember?: boolean;
  /** The sign-in cookie of a way before. */
  readonly from?: string;
}

export async function begin(
  identity: Identity,
  provider: SignInProviderId,
  { visitor, from, ...body }: Beginning = {},
): Promise<StartedRound> {
  const reply = visitor
    ? await identity.post('/user/sign-in-methods', { provider, ...body }, visitor)
    : await identity.inBrowser(from, 'POST', `/sign-in/${provider}`, body);
  if (reply.status !== 200) throw new Error(`${reply.status} ${await reply.text()}`);
  const { auth_url } = (await reply.json()) as { auth_url: string };
  return { url: new URL(auth_url), browser: signInCookie(reply) };
}

const signInCookie = (reply: Response): string =>
  /carillon_sign_in=([^;]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1] ?? '';

/** Returns from a provider. Gives the page that the browser is led to, and its parameters. */
export async function comeBack(
  identity: Identity,
  provider: SignInProviderId,
  query: Readonly<Record<string, string>> | URLSearchParams,
  { browser, visitor }: { readonly browser?: string; readonly visitor?: Visitor } = {},
): Promise<string> {
  const url = `/oauth/callback/sign-in/${provider}?${new URLSearchParams(query)}`;
  const reply = await identity.inBrowser(browser, 'GET', url, undefined, visitor);
  const { pathname, searchParams } = new URL(reply.headers.get('location') ?? '', 'http://x');
  return `${pathname} ${searchParams.get('sign_in')}`;
}

interface ReplyBody {
  readonly created?: boolean;
  readonly token?: string | null;
  readonly link_to?: string | null;
  readonly second_factor?: { readonly pending_login: string } | null;
  readonly error?: string;
}

/** Logs in with the returned parameters. */
export async function finish(identity: Identity, browser: string | undefined) {
  const reply = await identity.inBrowser(browser, 'POST', '/sign-in', { timezone: 'Europe/Paris' });
  const body = (await reply.clone().json()) as ReplyBody;
  return { reply, told: body };
}

/** Somebody's answer on the sandbox's page. Gives the parameters it returns to the browser. */
export async function answer(url: URL, form: Readonly<Record<string, string>>): Promise<URLSearchParams> {
  const page = await (await fetch(url)).text();
  const body = new URLSearchParams(form);
  for (const [, scope] of page.matchAll(/name="scope"\s+value="([^"]+)"/g)) body.append('scope', scope ?? '');
  const reply = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return new URL(reply.headers.get('location') ?? 'about:blank').searchParams;
}
