import type { MiddlewareHandler } from 'hono';

/** Scripts from this origin only, none inline; styles may be inline, as antd's are. Pictures come from the networks. */
const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of every reply, including those of added apps. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
};

/** Default headers that a reply may override: a file that users uploaded allows less than a page does. */
const UNLESS_SAID = {
  'content-security-policy': PAGE_POLICY,
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** The one rule for headers of everything that this origin serves: pages, API, files, and mounted apps. */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const always = {
    ...ALWAYS,
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(always)) headers.set(name, value);
    for (const [name, value] of Object.entries(UNLESS_SAID)) if (!headers.has(name)) headers.set(name, value);
  };
}

/** Private replies are kept by no cache, whatever they are: successes, refusals, streams. */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('cache-control', 'no-store');
};
