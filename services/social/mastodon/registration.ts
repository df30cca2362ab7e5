import { createHash } from 'node:crypto';
import { text } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import type { Registration, Registrations } from '../capabilities/registrations.ts';
import type { SocialDeps } from '../deps.ts';
import { type Caller, createCaller } from '../http/call.ts';
import { readBody } from '../http/read-body.ts';
import { SocialError } from '../social-error.ts';
import { LABEL, MAX_BYTES } from './api.ts';
import { mastodonError } from './errors.ts';
import { FORM } from './form.ts';

interface Options {
  readonly server: string;
  readonly redirectUri: string;
  readonly scopes: string;
  readonly signal?: AbortSignal | undefined;
}

interface Settings {
  readonly appName: string;
  readonly website: string;
  readonly timeoutMs: number;
}

const secret = z.string().min(1).max(2000);
const registered = z.object({ client_id: secret, client_secret: secret });
const metadata = z.object({
  issuer: z.string().max(2000).optional().catch(undefined),
  code_challenge_methods_supported: z.array(z.string()).optional().catch(undefined),
  authorization_response_iss_parameter_supported: z.boolean().optional().catch(undefined),
});
const anything = z.object({ error: z.string().optional() });

const TRUSTED_MS = 24 * 3_600_000;

/**
 * Returns the tag in a server's redirect address. Each server has its own, so that a server can't send the browser on
 * to another one and be handed that one's code.
 */
export const serverTag = (server: string): string =>
  createHash('sha256').update(server).digest('hex').slice(0, 24);

/** Returns Carillon's app on a server. Registers one if there is none, or none that still works. */
export const createRegistering = (settings: Settings, registrations: Registrations, deps: SocialDeps) => {
  const call = createCaller(LABEL, deps);
  const underWay = new Map<string, Promise<Registration>>();

  const ensure = async (options: Options): Promise<Registration> => {
    const registration = await registrations.find(options.server);
    if (!registration || !fits(registration, options))
      return registrations.save(await register(call, settings, deps, options), registration);
    if (deps.now().getTime() - registration.registeredAt.getTime() < TRUSTED_MS) return registration;
    if (!(await works(call, settings, registration)))
      return registrations.save(await register(call, settings, deps, options), registration);
    const serverMetadata = await readMetadata(call, settings, deps, registration.server);
    const isSame =
      serverMetadata.pkce === registration.pkce &&
      serverMetadata.issuer === registration.issuer &&
      serverMetadata.namesIssuer === registration.namesIssuer;
    return isSame ? registration : registrations.save({ ...registration, ...serverMetadata }, registration);
  };

  return (options: Options): Promise<Registration> => {
    const running = underWay.get(options.server);
    if (running) return running;
    const started = ensure(options).finally(() => underWay.delete(options.server));
    underWay.set(options.server, started);
    return started;
  };
};

const fits = ({ redirectUri, scopes }: Registration, options: Options): boolean =>
  redirectUri === options.redirectUri && scopes === options.scopes;

/** An app that the server has forgotten is a page there from which nobody comes back, so an old one is tried first. */
async function works(
  call: Caller,
  { timeoutMs }: Settings,
  { server, clientId, clientSecret, redirectUri }: Registration,
): Promise<boolean> {
  const reply = await call({
    method: 'POST',
    url: `${server}/oauth/token`,
    timeoutMs,
    mostBytes: MAX_BYTES,
    headers: FORM,
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: redirectUri,
    }).toString(),
  });
  const parsed = anything.safeParse(reply.body);
  return !(parsed.success && parsed.data.error === 'invalid_client');
}

async function register(
  call: Caller,
  settings: Settings,
  deps: SocialDeps,
  { server, redirectUri, scopes, signal }: Options,
): Promise<Registration> {
  const { appName, website, timeoutMs } = settings;
  const { now } = deps;
  const serverMetadata = await readMetadata(call, settings, deps, server);
  const reply = await call({
    method: 'POST',
    url: `${server}/api/v1/apps`,
    timeoutMs,
    mostBytes: MAX_BYTES,
    headers: FORM,
    // One plain string: lists are refused, or silently replaced, by some servers.
    body: new URLSearchParams({
      client_name: appName,
      redirect_uris: redirectUri,
      scopes,
      website,
    }).toString(),
    ...(signal && { signal }),
  });
  if (reply.status === 404 || reply.status === 405 || reply.body === undefined) throw noServer(server);
  if (reply.status !== 200) throw mastodonError(reply, { publishes: false, now: now(), scope: 'server' });
  const { client_id: clientId, client_secret: clientSecret } = readBody(LABEL, reply, registered, false);
  return { server, clientId, clientSecret, redirectUri, scopes, ...serverMetadata, registeredAt: now() };
}

const noServer = (server: string): SocialError =>
  new SocialError(text`${{ server: new URL(server).host }} isn’t a Mastodon server. Check the address.`, {
    kind: 'permanent',
    code: 'no_mastodon',
  });

type ServerMetadata = Pick<Registration, 'pkce' | 'issuer' | 'namesIssuer'>;

/**
 * Mastodon has it from 4.3 on, and a missing page is normal. A server that can't answer now isn't asked to sign
 * anybody in, because the name in its answer couldn't be checked.
 */
async function readMetadata(
  call: Caller,
  { timeoutMs }: Settings,
  { now }: SocialDeps,
  server: string,
): Promise<ServerMetadata> {
  const url = `${server}/.well-known/oauth-authorization-server`;
  const request = { method: 'GET', url, timeoutMs, mostBytes: MAX_BYTES, headers: { ...FORM } } as const;
  const reply = await call(request);
  if (reply.status === 429 || reply.status >= 500)
    throw mastodonError(reply, { publishes: false, now: now(), scope: 'server' });
  const { data } = metadata.safeParse(reply.status === 200 ? reply.body : undefined);
  return {
    pkce: data?.code_challenge_methods_supported?.includes('S256') ?? false,
    issuer: data?.issuer ?? null,
    namesIssuer: data?.authorization_response_iss_parameter_supported ?? false,
  };
}
