import { get } from 'node:http';
import { get as getSecurely } from 'node:https';

/** A browser's open stream of events. */
export interface Stream {
  isOpen(): boolean;
  /** The next event of that name. @throws Error when none comes in time */
  next(event: string, withinMs: number): Promise<void>;
  close(): void;
}

interface Waiting {
  readonly event: string;
  heard(): void;
}

/** Opens a stream, and resolves once it says that it is open. */
export function openStream(url: string, headers: Readonly<Record<string, string>>): Promise<Stream> {
  const ask = url.startsWith('https:') ? getSecurely : get;
  return new Promise((resolve, reject) => {
    const waiting = new Set<Waiting>();
    let open = true;
    // A separate connection: none is shared with another stream.
    const request = ask(
      url,
      { headers: { ...headers, accept: 'text/event-stream' }, agent: false },
      (reply) => {
        if (reply.statusCode !== 200) {
          request.destroy();
          return reject(new Error(`${url}: ${reply.statusCode}`));
        }
        reply.setEncoding('utf8');
        let rest = '';
        reply.on('data', (text: string) => {
          const lines = `${rest}${text}`.split('\n');
          rest = lines.pop() ?? '';
          for (const line of lines) {
            if (line === 'event: open') resolve(stream);
            for (const one of waiting) if (line === `event: ${one.event}`) one.heard();
          }
        });
        reply.on('close', () => {
          open = false;
        });
        reply.on('error', () => undefined);
      },
    );
    request.on('error', (error) => {
      open = false;
      reject(error);
    });
    const stream: Stream = {
      isOpen: () => open,
      next: (event, withinMs) =>
        new Promise((done, fail) => {
          const timer = setTimeout(() => {
            waiting.delete(one);
            fail(new Error(`no ${event} within ${withinMs} ms`));
          }, withinMs);
          const one: Waiting = {
            event,
            heard() {
              clearTimeout(timer);
              waiting.delete(one);
              done();
            },
          };
          waiting.add(one);
        }),
      close: () => request.destroy(),
    };
  });
}
