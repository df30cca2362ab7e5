import { LIVE_EVENT_TYPES, type LiveEvent, liveEvent } from '@carillon/contracts/http/gateway/live-events.ts';
import { createLiveListeners } from '@carillon/sdk/live/live-listeners.ts';
import type { LiveEvents, Readable } from '@carillon/sdk/shell.ts';

const AGAIN_MS = 15_000;

/** One stream from the server while somebody is logged in. */
export function createLiveEvents(session: Readable<{ loggedIn: boolean }>): LiveEvents {
  const listeners = createLiveListeners();
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
    for (const type of LIVE_EVENT_TYPES)
      stream.addEventListener(type, (event) => {
        const heard = readEvent(type, event.data);
        if (heard) listeners.tell(heard);
      });
    // The browser reconnects a stream that broke off, but gives up on one that was refused, as in a restart.
    stream.addEventListener('error', () => {
      if (stream.readyState === stream.CLOSED) again = setTimeout(open, AGAIN_MS);
    });
  };

  session.subscribe(follow);
  follow();
  return listeners;
}

/** Null for what this page does not understand, as when the server is newer. */
function readEvent(type: string, text: string): LiveEvent | null {
  try {
    return liveEvent.parse({ type, data: JSON.parse(text) });
  } catch (error) {
    console.warn(`A live event could not be read: ${type}`, error);
    return null;
  }
}
