import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { sessionRevoked } from '@carillon/contracts/events/identity/session-revoked.ts';
import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import type { Bus } from '@carillon/kit/bus/bus.ts';

/** One browser's open stream. */
export interface LiveStream {
  readonly userId: string;
  readonly sessionId: string;
  send(event: string, data: unknown): void;
  end(): void;
}

export interface LiveStreams {
  /** False when the user has too many already, or everything ends. */
  add(stream: LiveStream): boolean;
  remove(stream: LiveStream): void;
  follow(bus: Bus): Promise<void>;
  close(): void;
}

const MOST_PER_USER = 8;

/** Passes what happens on the bus to the browsers of the user it concerns. */
export function createLiveStreams(): LiveStreams {
  const byUser = new Map<string, Set<LiveStream>>();
  let closed = false;
  const tell = (userId: string, event: string, data: unknown) => {
    for (const stream of byUser.get(userId) ?? []) stream.send(event, data);
  };
  return {
    add(stream) {
      const streams = byUser.get(stream.userId) ?? new Set();
      if (closed || streams.size >= MOST_PER_USER) return false;
      byUser.set(stream.userId, streams.add(stream));
      return true;
    },
    remove(stream) {
      const streams = byUser.get(stream.userId);
      streams?.delete(stream);
      if (streams?.size === 0) byUser.delete(stream.userId);
    },
    async follow(bus) {
      await bus.subscribe({
        queue: 'gateway-publications',
        kind: publicationChanged,
        broadcast: true,
        handle: async ({ data }) => tell(data.user_id, 'publication.changed', data),
      });
      await bus.subscribe({
        queue: 'gateway-connections',
        kind: connectionChanged,
        broadcast: true,
        handle: async ({ data }) => tell(data.user_id, 'connection.changed', data),
      });
      await bus.subscribe({
        queue: 'gateway-stream-sessions',
        kind: sessionRevoked,
        broadcast: true,
        handle: async ({ data }) => {
          for (const stream of byUser.get(data.user_id) ?? [])
            if (stream.sessionId === data.session_id) stream.end();
        },
      });
    },
    close() {
      closed = true;
      for (const streams of byUser.values()) for (const stream of streams) stream.end();
      byUser.clear();
    },
  };
}
