import { sessionRevoked } from '@carillon/contracts/events/identity/session-revoked.ts';
import {
  LIVE_EVENT_TYPES,
  LIVE_EVENTS,
  type LiveEventType,
} from '@carillon/contracts/http/gateway/live-events.ts';
import type { Bus } from '@carillon/kit/bus/bus.ts';

/** One browser's open stream. */
export interface LiveStream {
  readonly userId: string;
  readonly sessionId: string;
  send(event: LiveEventType, data: unknown): void;
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
  const tell = (userId: string, event: LiveEventType, data: unknown) => {
    for (const stream of byUser.get(userId) ?? []) stream.send(event, data);
  };
  const endAll = () => {
    const ending = [...byUser.values()].flatMap((streams) => [...streams]);
    byUser.clear();
    for (const stream of ending) stream.end();
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
      // Nobody knows what was missed: each browser opens another stream, and asks again for what it shows.
      bus.onReopened(endAll);
      for (const type of LIVE_EVENT_TYPES)
        await bus.subscribe({
          queue: `gateway.live.${type}`,
          kind: LIVE_EVENTS[type],
          broadcast: true,
          handle: async ({ data }) => tell(data.user_id, type, data),
        });
      await bus.subscribe({
        queue: 'gateway.stream-sessions',
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
      endAll();
    },
  };
}
