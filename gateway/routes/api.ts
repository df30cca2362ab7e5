import { REQUEST_LIMITS } from '@carillon/contracts/domain/limits.ts';
import { liveEvents } from '@carillon/contracts/http/gateway/live-events.ts';
import type { Operation } from '@carillon/contracts/operation.ts';
import { OPERATIONS } from '@carillon/contracts/operations.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { type Context, Hono } from 'hono';
import type { GatewayContext } from '../context.ts';
import { clientAddress } from '../http/client-address.ts';
import { forward } from '../http/forward.ts';
import { createRouteTable } from '../http/route-table.ts';
import { cookieSetBy, keepCookie, sessionCookie, setAnonymousCookie } from '../sessions/cookie.ts';
import { csrfMatches, csrfToken } from '../sessions/csrf.ts';
import type { Session } from '../sessions/sessions.ts';
import { openLiveStream } from './live-events.ts';

const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Everything under /api that a service answers. */
export function apiRoutes(context: GatewayContext): Hono {
  const table = createRouteTable(OPERATIONS);
  const app = new Hono();
  app.all('*', async (c) => {
    const path = c.req.path.replace(/^\/api/, '');
    const operation = table.find(c.req.method, path);
    return answer(c, operation, path, context);
  });
  return app;
}

async function answer(
  c: Context,
  operation: Operation,
  path: string,
  context: GatewayContext,
): Promise<Response> {
  const cookie = sessionCookie(c);
  if (UNSAFE.has(c.req.method)) checkOrigin(c, cookie, context);
  const address = clientAddress(c, context.trustProxy);
  // Made-up cookies cost identity a look each; those that are known cost nothing.
  const session = await context.sessions.find(cookie, () =>
    context.rateLimits.spend('normal', `asks ${address}`),
  );
  const spender = operation.rate === 'strict' ? `${operation.id} ${address}` : (session?.userId ?? address);
  await context.rateLimits.spend(operation.rate, spender);
  if (operation.access === 'user' && !session) return refuseStranger(c, context);
  if (operation.id === liveEvents.id && session) return openLiveStream(c, session, context);
  const response = await sendOn(c, operation, path, session, context);
  const after = cookieSetBy(response);
  if (after !== undefined) return withCsrfOfNewSession(c, response, after, cookie, context);
  if (!cookie || !session?.renewSeconds) return response;
  return keepCookie(response, cookie, session.renewSeconds, isSecure(context));
}

function sendOn(
  c: Context,
  operation: Operation,
  path: string,
  session: Session | null,
  context: GatewayContext,
): Promise<Response> {
  const transport = context.transports[operation.service];
  if (!transport) throw new AppError('service_unavailable');
  return forward(c.req.raw, {
    transport,
    service: operation.service,
    target: path + new URL(c.req.url).search,
    caller: session && { kind: 'user', userId: session.userId, sessionId: session.id },
    signer: context.signer,
    address: clientAddress(c, context.trustProxy),
    bodyLimit: operation.multipart ? REQUEST_LIMITS.multipart : REQUEST_LIMITS.json,
  });
}

const isSecure = ({ publicUrl }: { readonly publicUrl: string }): boolean => publicUrl.startsWith('https:');

/** A call that changes something must come from our own page: the page's token, the XHR marker, our origin. */
function checkOrigin(c: Context, cookie: string | undefined, { csrfKey, publicUrl }: GatewayContext): void {
  const origin = c.req.header('origin');
  const ours = [new URL(publicUrl).origin, new URL(c.req.url).origin];
  // Browsers send the word "null" from sandboxed frames and files.
  const host = origin && URL.parse(origin)?.host;
  const foreign = origin !== undefined && !ours.includes(origin) && (!host || host !== c.req.header('host'));
  const marked = c.req.header('x-requested-with') === 'XMLHttpRequest';
  if (!foreign && marked && csrfMatches(c.req.header('x-csrf-token'), cookie, csrfKey)) return;
  const bound = foreign ? undefined : (cookie ?? setAnonymousCookie(c, isSecure({ publicUrl })));
  throw new AppError('csrf_mismatch', {
    ...(bound && { headers: { 'x-csrf-token': csrfToken(bound, csrfKey) } }),
  });
}

/** The cookie of a dead session makes way for a new one that stands for nobody. */
function refuseStranger(c: Context, { csrfKey, publicUrl }: GatewayContext): never {
  const fresh = setAnonymousCookie(c, isSecure({ publicUrl }));
  throw new AppError('not_authenticated', { headers: { 'x-csrf-token': csrfToken(fresh, csrfKey) } });
}

/** When a reply changes the session (log-in, log-out), the page learns the token that goes with the new one. */
function withCsrfOfNewSession(
  c: Context,
  response: Response,
  after: string,
  before: string | undefined,
  { csrfKey, publicUrl, sessions }: GatewayContext,
): Response {
  if (before) sessions.forget(before);
  const changed = new Response(response.body, response);
  if (after === '') changed.headers.delete('set-cookie');
  const bound = after === '' ? setAnonymousCookie(c, isSecure({ publicUrl })) : after;
  for (const cookie of c.res.headers.getSetCookie()) changed.headers.append('set-cookie', cookie);
  changed.headers.set('x-csrf-token', csrfToken(bound, csrfKey));
  return changed;
}
