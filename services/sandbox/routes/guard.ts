import type { Context, MiddlewareHandler, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { SandboxContext } from '../context.ts';
import { GraphFault, graphFaults } from '../domain/graph-fault.ts';
import { LinkedinFault, linkedinFaults } from '../domain/linkedin-fault.ts';
import { mastodonFaults } from '../domain/mastodon/mastodon-fault.ts';
import { xrpcFaults } from '../domain/xrpc-fault.ts';
import { hashSecret } from '../stores/hash-secret.ts';
import { xrpcErrorReply } from './bluesky/endpoint.ts';
import { callerAddress } from './caller-address.ts';
import { bearer, graphErrorReply } from './graph/endpoint.ts';
import { isMultipart } from './graph/multipart.ts';
import { linkedinErrorReply } from './linkedin/endpoint.ts';
import { mastodonErrorReply } from './mastodon/endpoint.ts';
import { pageHeaders } from './pages/headers.ts';
import { messagePage } from './pages/message-page.ts';

const MINUTE_S = 60;
/** Consents, tokens and asked-for faults are short; a post with its longest text, escaped, is not. */
const FORM_BYTES = 64 * 1024;
const CALL_BYTES = 1024 * 1024;

/** Limits every call: so many a minute, by token or else by address, and a body of a bounded size. */
export const createGuard = (context: SandboxContext): MiddlewareHandler => {
  const { limits, trustProxy, publicUrl } = context.settings;
  const byAddress = new RateLimiterMemory({ points: limits.openCallsAMinute, duration: MINUTE_S });
  const byToken = new RateLimiterMemory({ points: limits.tokenCallsAMinute, duration: MINUTE_S });
  const prefix = new URL(publicUrl).pathname.replace(/(?<!\/)\/+$/, '');
  const form = limitRequests(context, FORM_BYTES);
  const call = limitRequests(context, CALL_BYTES);

  return async (c, next) => {
    const token = tokenOf(c);
    const isKnownToken = token !== undefined && context.known.has(hashSecret(token));
    const consumption = isKnownToken
      ? byToken.consume(hashSecret(token))
      : byAddress.consume(callerAddress(c, trustProxy));
    if (!(await consumption.then(Boolean, () => false))) return refuse(context, c, 'too many');
    if (!hasBody(c)) return next();
    const path = c.req.path.slice(prefix.length);
    if (
      /^\/(?:admin|facebook\/[^/]+\/(?:dialog|oauth)|linkedin\/oauth|mastodon\/oauth|google)(?:\/|$)/.test(
        path,
      )
    )
      return form(c, next);
    return isUpload(c, path) ? next() : call(c, next);
  };
};

/** Whether a call sends bytes: it needs a token before they are read, and they are counted as they come. */
const isUpload = (c: Context, path: string): boolean =>
  path.startsWith('/linkedin/uploads/') ||
  path === '/bluesky/xrpc/com.atproto.repo.uploadBlob' ||
  (/^\/(?:facebook|mastodon\/api\/v\d\/media)(?:\/|$)/.test(path) &&
    isMultipart(c.req.header('content-type') ?? ''));

const hasBody = (c: Context): boolean =>
  c.req.method === 'POST' ||
  c.req.method === 'PUT' ||
  c.req.header('transfer-encoding') !== undefined ||
  Number(c.req.header('content-length') ?? 0) > 0;

const tokenOf = (c: Context): string | undefined =>
  bearer(c.req.header('authorization')) ?? c.req.query('access_token') ?? c.req.query('token');

const limitRequests = (context: SandboxContext, maxSize: number) => {
  const limit = bodyLimit({ maxSize, onError: (c) => refuse(context, c, 'too large') });
  return (c: Context, next: Next) => limit(c, next);
};

/** In the words of the network that was called. */
const refuse = async (
  context: SandboxContext,
  c: Context,
  why: 'too many' | 'too large',
): Promise<Response> => {
  const tooMany = why === 'too many';
  const { path } = c.req;
  const headers: Record<string, string> = tooMany ? { 'retry-after': String(MINUTE_S) } : {};
  if (path.includes('/facebook/v') && !path.includes('/dialog/')) {
    const fault = tooMany
      ? graphFaults.throttled(4, 1)
      : new GraphFault('The request is too large', 1, { status: 413 });
    return graphErrorReply(context, fault, () => headers);
  }
  if (/\/linkedin\/(?:rest|v2|uploads|oauth\/v2\/accessToken)/.test(path)) {
    const fault = tooMany
      ? linkedinFaults.throttled()
      : new LinkedinFault(413, 'REQUEST_ENTITY_TOO_LARGE', 'The request is too large');
    return linkedinErrorReply(context.telemetry, fault);
  }
  if (/\/mastodon\/(?:api|oauth\/(?:token|revoke)|\.well-known)\b/.test(path))
    return mastodonErrorReply(
      context.telemetry,
      tooMany ? mastodonFaults.tooMany() : mastodonFaults.tooLarge(),
      headers,
    );
  if (path.includes('/bluesky/xrpc/')) {
    const fault = tooMany ? xrpcFaults.throttled(context.now()) : xrpcFaults.tooLargeCall();
    return xrpcErrorReply(context.telemetry, fault);
  }
  const title = tooMany ? 'Too many calls' : 'Too large';
  const text = tooMany ? 'Wait a minute, then try again.' : 'What was sent is larger than this page takes.';
  const page = messagePage({ publicUrl: context.settings.publicUrl, title, text });
  return c.html(page, tooMany ? 429 : 413, { ...pageHeaders(), ...headers });
};
