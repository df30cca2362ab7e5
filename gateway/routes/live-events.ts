import { SESSION_REVOKED } from '@carillon/contracts/http/gateway/live-events.ts';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { GatewayContext } from '../context.ts';
import type { LiveStream } from '../live/live-streams.ts';
import type { Session } from '../sessions/sessions.ts';

const HEARTBEAT_MS = 25_000;
const RETRY_MS = 3_000;
/** The browser then opens another; timers can't wait for a month. */
const LONGEST_MS = 24 * 3_600_000;
/** Characters that a browser may leave unread. One that reads no more is cut off; when it is back it asks for everything. */
const MAX_WAITING = 256 * 1024;

/** Server-sent events for one browser, until it leaves or its session ends. */
export function openLiveStream(
  c: Context,
  { session, cookie }: { readonly session: Session; readonly cookie: string },
  { streams: { live }, credentials: { sessions }, clock }: GatewayContext,
): Response {
  // It would open a stream that nobody reads, nor ends.
  if (c.req.method === 'HEAD') return c.body(null, 200, { 'content-type': 'text/event-stream' });
  // Buffering proxies would hold events back.
  c.header('x-accel-buffering', 'no');
  const end = Promise.withResolvers<'revoked' | undefined>();
  let write: (event: string, data: unknown) => void = () => undefined;
  const stream: LiveStream = {
    userId: session.userId,
    workspaceId: session.workspaceId,
    sessionId: session.id,
    send: (event, data) => write(event, data),
    end: end.resolve,
  };
  live.add(stream);
  return streamSSE(c, async (sse) => {
    let waiting = 0;
    write = (event, data) => {
      const text = JSON.stringify(data);
      waiting += text.length;
      if (waiting > MAX_WAITING) return sse.abort();
      void sse.writeSSE({ event, data: text }).then(() => {
        waiting -= text.length;
      });
    };
    sse.onAbort(() => end.resolve(undefined));
    const heartbeat = setInterval(() => void sse.write(': here\n\n'), HEARTBEAT_MS);
    const remainingMs = session.expiresAt.getTime() - clock().getTime();
    const expiry = setTimeout(() => end.resolve(undefined), Math.min(remainingMs, LONGEST_MS));
    await sse.writeSSE({ event: 'open', data: '{}', retry: RETRY_MS });
    const reason = await end.promise;
    if (reason) {
      // The browser asks at once who it is, and the cached session may not include the change yet.
      sessions.forget(cookie);
      await sse.writeSSE({ event: SESSION_REVOKED, data: '{}' });
    }
    clearInterval(heartbeat);
    clearTimeout(expiry);
    live.remove(stream);
  });
}
