import type { LiveEvents, Readable } from '@carillon/sdk/shell.ts';

type Handler = (data: unknown) => void;

const TYPES = ['publication.changed', 'connection.changed'];

/** One stream from the server while somebody is logged in; the browser reconnects it. */
export function createLiveEvents(session: Readable<{ loggedIn: boolean }>): LiveEvents {
  const handlers = new Map<string, Set<Handler>>();
  let source: EventSource | null = null;

  const follow = (): void => {
    const { loggedIn } = session.get();
    if (loggedIn === (source !== null)) return;
    if (!loggedIn) {
      source?.close();
      source = null;
      return;
    }
    source = new EventSource('/api/events');
    for (const type of TYPES)
      source.addEventListener(type, (event) => {
        const data: unknown = JSON.parse(event.data);
        for (const handler of handlers.get(type) ?? []) handler(data);
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
