import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { sessionEntered } from '@carillon/contracts/events/identity/session-entered.ts';
import { sessionRevoked } from '@carillon/contracts/events/identity/session-revoked.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import {
  LIVE_EVENT_TYPES,
  LIVE_EVENTS,
  type LiveEventData,
  type LiveEventType,
} from '@carillon/contracts/http/gateway/live-events.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { type Consumer, defineConsumer } from '@carillon/kit/bus/consumer.ts';
import { AppError } from '@carillon/kit/errors.ts';

/** One browser's open stream. */
export interface LiveStream {
  readonly userId: string;
  readonly workspaceId: string;
  readonly sessionId: string;
  send(event: LiveEventType, data: unknown): void;
  /**
   * `revoked`: its session was revoked, or has another workspace or role now; the browser is told. A browser that
   * continues in another session opens another stream.
   */
  end(reason?: 'revoked'): void;
}

export interface LiveStreams {
  /** @throws AppError `too_many_requests` when the user has too many already, `service_unavailable` when everything ends */
  add(stream: LiveStream): void;
  remove(stream: LiveStream): void;
  readonly consumers: readonly Consumer[];
  close(): void;
}

const MAX_PER_USER = 8;

/** Passes what happens on the bus to the browsers that are in the workspace it concerns, or to one user's there. */
export function createLiveStreams(): LiveStreams {
  const byUser = createGroups();
  const byWorkspace = createGroups();
  let closed = false;
  const send = (event: LiveEventType, data: LiveEventData<LiveEventType>) => {
    const userId = 'user_id' in data ? data.user_id : null;
    for (const stream of byWorkspace.of(data.workspace_id))
      if (userId === null || stream.userId === userId) stream.send(event, data);
  };
  const endAll = () => {
    const ending = byUser.all();
    byUser.clear();
    byWorkspace.clear();
    for (const stream of ending) stream.end();
  };
  return {
    add(stream) {
      if (closed) throw new AppError('service_unavailable');
      if (byUser.of(stream.userId).size >= MAX_PER_USER)
        throw new AppError('too_many_requests', {
          message: sentence`Carillon is open in too many tabs. Close some and reload.`,
        });
      byUser.add(stream.userId, stream);
      byWorkspace.add(stream.workspaceId, stream);
    },
    remove(stream) {
      byUser.remove(stream.userId, stream);
      byWorkspace.remove(stream.workspaceId, stream);
    },
    consumers: [
      ...LIVE_EVENT_TYPES.map((type) =>
        defineConsumer({
          queue: `gateway.live.${type}`,
          kind: LIVE_EVENTS[type],
          broadcast: true,
          handle: async ({ data }) => send(type, data),
        }),
      ),
      defineConsumer({
        queue: 'gateway.stream-sessions',
        kind: sessionRevoked,
        broadcast: true,
        handle: async ({ data }) => {
          for (const stream of byUser.of(data.user_id))
            if (stream.sessionId === data.session_id) stream.end(data.replaced ? undefined : 'revoked');
        },
        // Missed events are unknown: each browser opens another stream and reloads what it shows.
        onGap: endAll,
      }),
      defineConsumer({
        queue: 'gateway.streams-entered',
        kind: sessionEntered,
        broadcast: true,
        handle: async ({ data }) => {
          for (const stream of byUser.of(data.user_id))
            if (stream.sessionId === data.session_id) stream.end('revoked');
        },
        onGap: endAll,
      }),
      defineConsumer({
        queue: 'gateway.stream-members',
        kind: memberChanged,
        broadcast: true,
        handle: async ({ data }) => {
          for (const stream of byUser.of(data.member_id))
            if (stream.workspaceId === data.workspace_id) stream.end('revoked');
        },
        onGap: endAll,
      }),
      defineConsumer({
        queue: 'gateway.stream-workspaces',
        kind: workspaceDeleted,
        broadcast: true,
        handle: async ({ data }) => {
          for (const stream of byWorkspace.of(data.workspace_id)) stream.end('revoked');
        },
        onGap: endAll,
      }),
    ],
    close() {
      closed = true;
      endAll();
    },
  };
}

const NONE: ReadonlySet<LiveStream> = new Set();

/** Streams by an id of theirs. */
function createGroups() {
  const groups = new Map<string, Set<LiveStream>>();
  return {
    of: (id: string): ReadonlySet<LiveStream> => groups.get(id) ?? NONE,
    all: (): LiveStream[] => [...groups.values()].flatMap((streams) => [...streams]),
    add(id: string, stream: LiveStream): void {
      groups.set(id, (groups.get(id) ?? new Set()).add(stream));
    },
    remove(id: string, stream: LiveStream): void {
      const streams = groups.get(id);
      streams?.delete(stream);
      if (streams?.size === 0) groups.delete(id);
    },
    clear: () => groups.clear(),
  };
}
