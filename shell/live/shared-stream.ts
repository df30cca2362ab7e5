import { openStream, type Stream, type StreamListener } from './event-stream.ts';

/** What tabs need to agree on who holds the stream, and to pass on what it brings. */
export interface Sharing {
  readonly locks: Pick<LockManager, 'request'>;
  openChannel(name: string): Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>;
}

type Message = { readonly type: string; readonly text: string } | 'resumed' | 'revoked' | 'reached' | 'lost';

const NAME = 'carillon-live-events';

/**
 * One stream for all tabs, since a browser has but six connections to a server of HTTP/1.1: the tab that holds the
 * lock has the stream and passes on what it brings; when it goes, one of those that wait for the lock takes over.
 */
export function shareStream(listener: StreamListener, { locks, openChannel }: Sharing): Stream {
  const left = new AbortController();
  const channel = openChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data === 'resumed') listener.resumed();
    else if (data === 'revoked') listener.revoked();
    else if (data === 'reached' || data === 'lost') listener.reached(data === 'reached');
    else listener.hear(data.type, data.text);
  };
  const forAll: StreamListener = {
    hear(type, text) {
      listener.hear(type, text);
      channel.postMessage({ type, text } satisfies Message);
    },
    resumed() {
      listener.resumed();
      channel.postMessage('resumed' satisfies Message);
    },
    revoked() {
      listener.revoked();
      channel.postMessage('revoked' satisfies Message);
    },
    reached(is) {
      listener.reached(is);
      channel.postMessage((is ? 'reached' : 'lost') satisfies Message);
    },
  };

  const take = async (): Promise<void> => {
    const led = await locks.request(NAME, { ifAvailable: true }, (lock) =>
      lock ? holdUntil(left.signal, () => openStream(forAll)) : false,
    );
    if (led || left.signal.aborted) return;
    // Between two holders nobody listens.
    await locks.request(NAME, () => holdUntil(left.signal, () => openStream(forAll, true)));
  };
  take().catch((error: unknown) => {
    console.warn('This page has a stream of its own, since tabs can not share one.', error);
    void holdUntil(left.signal, () => openStream(listener));
  });
  return {
    close() {
      left.abort();
      channel.close();
    },
  };
}

/** Null where the browser can't share, as on a plain http address that is not this machine. */
export const browserSharing = (): Sharing | null =>
  'locks' in navigator && 'BroadcastChannel' in globalThis
    ? { locks: navigator.locks, openChannel: (name) => new BroadcastChannel(name) }
    : null;

function holdUntil(left: AbortSignal, open: () => Stream): Promise<true> {
  if (left.aborted) return Promise.resolve(true);
  const stream = open();
  return new Promise((resolve) => {
    left.addEventListener('abort', () => {
      stream.close();
      resolve(true);
    });
  });
}
