import { LIVE_EVENT_TYPES, SESSION_REVOKED } from '@carillon/contracts/http/gateway/live-events.ts';
import { apiBaseUrl } from '@carillon/sdk/api/base-url.ts';

/** Receives what a stream brings. */
export interface StreamListener {
  hear(type: string, text: string): void;
  /** Events may have been missed, and none is sent twice, so the page should reload its data. */
  resumed(): void;
  /** The session was revoked from elsewhere. */
  revoked(): void;
  /** The stream stands, or is lost. */
  reached(isReached: boolean): void;
}

export interface Stream {
  close(): void;
}

const AGAIN_MS = 15_000;

/** A connection of this page's own to the server's live events, made again whenever it is lost. */
export function openStream(listener: StreamListener, missed = false): Stream {
  let again: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource | undefined;
  const open = (): void => {
    const stream = new EventSource(`${apiBaseUrl(globalThis.document)}/events`);
    source = stream;
    for (const type of LIVE_EVENT_TYPES)
      stream.addEventListener(type, (event) => listener.hear(type, event.data));
    stream.addEventListener(SESSION_REVOKED, () => listener.revoked());
    // Told twice, for the server greets with an event of the same name.
    stream.addEventListener('open', () => {
      listener.reached(true);
      if (missed) listener.resumed();
      missed = false;
    });
    // The browser reconnects an interrupted stream, but gives up on a refused one, for example during a restart.
    stream.addEventListener('error', () => {
      missed = true;
      listener.reached(false);
      if (stream.readyState === stream.CLOSED) again = setTimeout(open, AGAIN_MS);
    });
  };
  open();
  return {
    close() {
      clearTimeout(again);
      source?.close();
    },
  };
}
