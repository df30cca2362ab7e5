import { ANSWER_MS } from '@carillon/contracts/answer-time.ts';
import { REQUEST_LIMITS } from '@carillon/contracts/domain/limits.ts';
import { downloadData } from '@carillon/contracts/http/gateway/download-data.ts';
import { liveEvents } from '@carillon/contracts/http/gateway/live-events.ts';
import { isSigned, leastRole, type Operation, WORKSPACE_HEADER } from '@carillon/contracts/operation.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { type Context, Hono } from 'hono';
import type { GatewayContext } from '../context.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { forward } from '../http/forward.ts';
import { rateHeaders } from '../http/rate-headers.ts';
import { clientAddress } from '../origin/client-address.ts';
import { isForeign } from '../origin/is-foreign.ts';
import { byAddress, byUser, type Spender } from '../rate-limits/rate-limits.ts';
import { createRouteTable } from '../routing/route-table.ts';
import { type AccessToken, bearerOf } from '../sessions/access-tokens.ts';
import type { Credentials } from '../sessions/credentials.ts';
import type { Session } from '../sessions/sessions.ts';
import { openDownload } from './download-data.ts';
import { findSession } from './find-session.ts';
import { openLiveStream } from './live-events.ts';
import { askForToken, takeToken } from './take-token.ts';

const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Everything under /api that a service answers. */
export function apiRoutes(context: GatewayContext): Hono<ApiEnv> {
  const table = createRouteTable(context.routing.operations);
  const app = new Hono<ApiEnv>();
  app.use(rateHeaders);
  app.all('*', async (c) => {
    const [, prefix = '', rest = ''] = /^(\/api)?(\/.*)$/.exec(c.req.path) ?? [];
    // People write the address of the MCP server with and without a slash at its end.
    const path = rest === '/mcp/' ? '/mcp' : rest;
    const operation = table.find(c.req.method, path);
    c.set('route', prefix + operation.path);
    c.set('operation', operation.id);
    return answer(c, operation, path, context);
  });
  return app;
}

async function answer(
  c: Context<ApiEnv>,
  operation: Operation,
  path: string,
  context: GatewayContext,
): Promise<Response> {
  const { credentials, rateLimits } = context;
  const { cookies } = credentials;
  const address = clientAddress(c, context.origin);
  if (isSigned(operation)) return takeSigned(c, operation, path, context);
  const cookie = cookies.session(c);
  const secret = bearerOf(c, cookie);
  if (secret !== null) {
    const token = await takeToken(c, operation, secret, context);
    return sendOn(c, operation, path, token, context);
  }
  if (operation.scope && leastRole(operation) && !cookie && !isMarked(c)) throw askForToken();
  if (UNSAFE.has(c.req.method)) checkOrigin(c, cookie, context);
  const session = await findShownSession(c, operation, cookie, context);
  await rateLimits.spend(operation.rate, spenderOf(operation, session, address));
  if (leastRole(operation) && !session) return refuseStranger(c, credentials);
  if (operation.id === liveEvents.id && session && cookie)
    return openLiveStream(c, { session, cookie }, context);
  if (operation.id === downloadData.id && session) return openDownload(c, session, context);
  const response = await sendOn(c, operation, path, session, context);
  // The event says it to all gateways, and may come after the next call.
  if (cookie && operation.movesSession) credentials.sessions.forget(cookie);
  const after = cookies.setBy(response);
  if (after !== undefined) return withCsrfOfNewSession(c, response, after, cookie, credentials);
  if (!cookie) return response;
  const reply = c.req.header('x-csrf-token') === '' ? withCsrf(response, cookie, credentials) : response;
  return session?.renewSeconds ? cookies.keep(reply, cookie, session.renewSeconds) : reply;
}

/**
 * Finds the caller's session. A page names the workspace that it shows: if the session is in another one by now, which
 * may be the work of another tab, nothing of that page may end up there.
 */
async function findShownSession(
  c: Context,
  { ofUser }: Operation,
  cookie: string | undefined,
  context: GatewayContext,
): Promise<Session | null> {
  const session = await findSession(c, cookie, context);
  const workspaceId = ofUser ? undefined : c.req.header(WORKSPACE_HEADER);
  if (!session || !cookie || !workspaceId || session.workspaceId === workspaceId) return session;
  // The cached session may be older than the page.
  context.credentials.sessions.forget(cookie);
  const now = await findSession(c, cookie, context);
  if (now && now.workspaceId !== workspaceId) throw new AppError('workspace_changed');
  return now;
}

/** Signed calls and signed links come from no page and act for no user. The service checks the signature. */
async function takeSigned(
  c: Context,
  operation: Operation,
  path: string,
  context: GatewayContext,
): Promise<Response> {
  const address = clientAddress(c, context.origin);
  await context.rateLimits.spend(operation.rate, byAddress(address, operation.id));
  return sendOn(c, operation, path, null, context);
}

/** A page that is the same for everybody has no token, and gets it with its first reply. */
function withCsrf(response: Response, cookie: string, { csrf }: Credentials): Response {
  const changed = new Response(response.body, response);
  changed.headers.set('x-csrf-token', csrf.token(cookie));
  return changed;
}

/** Picks whose calls are counted. A client that guesses at a secret has no session, so its address counts. */
function spenderOf(operation: Operation, session: Session | null, address: string): Spender {
  if (operation.rate === 'strict') return byAddress(address, operation.id);
  return session ? byUser(session, address) : byAddress(address);
}

async function sendOn(
  c: Context,
  operation: Operation,
  path: string,
  session: Session | AccessToken | null,
  context: GatewayContext,
): Promise<Response> {
  const { credentials } = context;
  const transport = context.routing.transports[operation.service];
  if (!transport) throw new AppError('service_unavailable');
  return forward(c.req.raw, {
    transport,
    service: operation.service,
    target: path + searchOf(c.req.url),
    statement: session && (await credentials.statements.of(session, operation.service, operation.rate)),
    address: clientAddress(c, context.origin),
    ...(operation.rate === 'strict' && {
      device: credentials.cookies.device(c),
      signIn: credentials.cookies.signIn(c),
    }),
    ...(operation.signedIn && { alsoPassed: operation.signedIn }),
    withinMs: operation.multipart ? null : ANSWER_MS[operation.rate],
    bodyLimit: operation.multipart ? REQUEST_LIMITS.multipart : REQUEST_LIMITS.json,
  });
}

/** With its question mark. Requests to a server have no fragment. */
function searchOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

/** Whether a call has the marker of our own page. */
const isMarked = (c: Context): boolean => c.req.header('x-requested-with') === 'XMLHttpRequest';

/** A call that changes something must come from our own page: the page's token, the XHR marker, our origin. */
function checkOrigin(c: Context, cookie: string | undefined, context: GatewayContext): void {
  const { origin, telemetry } = context;
  const { cookies, csrf } = context.credentials;
  const foreign = isForeign(c, origin);
  const marked = isMarked(c);
  if (!foreign && marked && csrf.matches(c.req.header('x-csrf-token'), cookie)) return;
  telemetry.securityLog.tell({
    event: 'csrf.refused',
    outcome: 'refused',
    address: clientAddress(c, origin),
    detail: { path: c.req.path, reason: foreign ? 'origin' : marked ? 'token' : 'marker' },
  });
  const bound = foreign ? undefined : (cookie ?? cookies.setAnonymous(c));
  throw new AppError('csrf_mismatch', {
    ...(bound && { headers: { 'x-csrf-token': csrf.token(bound) } }),
  });
}

/** The cookie of an ended session is replaced by a new one without a user. */
function refuseStranger(c: Context, { cookies, csrf }: Credentials): never {
  const fresh = cookies.setAnonymous(c);
  throw new AppError('not_authenticated', { headers: { 'x-csrf-token': csrf.token(fresh) } });
}

/** When a reply changes the session (login, logout), the page learns the token that goes with the new one. */
function withCsrfOfNewSession(
  c: Context,
  response: Response,
  after: string,
  before: string | undefined,
  { cookies, csrf, sessions }: Credentials,
): Response {
  if (before) sessions.forget(before);
  const changed = new Response(response.body, response);
  if (after === '') changed.headers.delete('set-cookie');
  const bound = after === '' ? cookies.setAnonymous(c) : after;
  for (const cookie of c.res.headers.getSetCookie()) changed.headers.append('set-cookie', cookie);
  changed.headers.set('x-csrf-token', csrf.token(bound));
  return changed;
}
