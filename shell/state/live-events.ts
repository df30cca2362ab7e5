import type { LiveEvents, Readable } from '@carillon/sdk/shell.ts';

type Handler = (data: unknown) => void;

const AGAIN_MS = 15_000;
const TYPES = ['publication.changed', 'connection.changed'];

/** One stream from the server while somebody is logged in. */
export function createLiveEvents(session: Readable<{ loggedIn: boolean }>): LiveEvents {
  const handlers = new Map<string, Set<Handler>>();
  let source: EventSource | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;

  const follow = (): void => {
    const { loggedIn } = session.get();
    if (loggedIn === (source !== null)) return;
    if (loggedIn) return open();
    clearTimeout(again);
    source?.close();
    source = null;
  };
  const open = (): void => {
    const stream = new EventSource('/api/events');
    source = stream;
    for (const type of TYPES)
      stream.addEventListener(type, (event) => {
        const data: unknown = JSON.parse(event.data);
        for (const handler of handlers.get(type) ?? []) handler(data);
      });
    // The browser reconnects a stream that broke off, but gives up on one that was refused, as in a restart.
    stream.addEventListener('error', () => {
      if (stream.readyState === stream.CLOSED) again = setTimeout(open, AGAIN_MS);
    });
  };

  session.subscribe(follow);
  follow();
  return {
    on(type, handler) {
      const set = handlers.get(type) ?? new Set();
      handlers.set(type, set.add(handler));
      return () => set.delete(handler);
    },
  };
}
