import { openStream, type Stream, type StreamListener } from './event-stream.ts';

/** Lets tabs agree on which one holds the stream, and passes its events on. */
export interface Sharing {
  readonly locks: Pick<LockManager, 'request'>;
  openChannel(name: string): Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>;
}

type Message = { readonly type: string; readonly text: string } | 'resumed' | 'revoked' | 'reached' | 'lost';

const NAME = 'carillon-live-events';

/**
 * One stream for all tabs, because a browser opens at most six connections to an HTTP/1.1 server. The tab that holds
 * the lock has the stream and passes its events on; when it closes, a waiting tab takes over.
 */
export function shareStream(listener: StreamListener, { locks, openChannel }: Sharing): Stream {
  const releaseController = new AbortController();
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
    reached(isReached) {
      listener.reached(isReached);
      channel.postMessage((isReached ? 'reached' : 'lost') satisfies Message);
    },
  };

  const take = async (): Promise<void> => {
    const led = await locks.request(NAME, { ifAvailable: true }, (lock) =>
      lock ? holdUntil(releaseController.signal, () => openStream(forAll)) : false,
    );
    if (led || releaseController.signal.aborted) return;
    // Between two holders nobody listens.
    await locks.request(NAME, () => holdUntil(releaseController.signal, () => openStream(forAll, true)));
  };
  take().catch((error: unknown) => {
    console.warn('This page has a stream of its own, since tabs can not share one.', error);
    void holdUntil(releaseController.signal, () => openStream(listener));
  });
  return {
    close() {
      releaseController.abort();
      channel.close();
    },
  };
}

/** Null where the browser can't share, as on a plain http address that is not this machine. */
export const browserSharing = (): Sharing | null =>
  'locks' in navigator && 'BroadcastChannel' in globalThis
    ? { locks: navigator.locks, openChannel: (name) => new BroadcastChannel(name) }
    : null;

function holdUntil(releaseSignal: AbortSignal, open: () => Stream): Promise<true> {
  if (releaseSignal.aborted) return Promise.resolve(true);
  const stream = open();
  return new Promise((resolve) => {
    releaseSignal.addEventListener('abort', () => {
      stream.close();
      resolve(true);
    });
  });
}
