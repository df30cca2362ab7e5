import { type LiveEvent, liveEvent } from '@carillon/contracts/http/gateway/live-events.ts';
import { readReply } from '@carillon/sdk/api/read-reply.ts';
import { createLiveListeners } from '@carillon/sdk/live/live-listeners.ts';
import type { LiveEvents, Readable, User } from '@carillon/sdk/shell.ts';
import { openStream, type Stream, type StreamListener } from './event-stream.ts';
import { type Sharing, shareStream } from './shared-stream.ts';

/**
 * The server's events while somebody is logged in: on one stream for all tabs, or on a separate one without
 * `sharing`. `noteReach` is called with whether the stream is connected, whenever that is known; `noteRevoked` when
 * the session was revoked.
 */
export function createLiveEvents(
  session: Readable<{ loggedIn: boolean; user?: Pick<User, 'workspace'> | null }>,
  sharing: Sharing | null,
  noteReach: (isReached: boolean) => void = () => undefined,
  noteRevoked: () => void = () => undefined,
): LiveEvents {
  const listeners = createLiveListeners();
  const listener: StreamListener = {
    hear(type, text) {
      const event = readEvent(type, text);
      // Tabs share a stream, and this one may be somebody else's already.
      const workspace = session.get().user?.workspace;
      if (event && (!workspace || workspace.id === event.data.workspace_id)) listeners.tell(event);
    },
    resumed: listeners.resume,
    revoked: noteRevoked,
    reached: noteReach,
  };
  let stream: Stream | null = null;
  const follow = (): void => {
    const { loggedIn } = session.get();
    if (loggedIn) stream ??= sharing ? shareStream(listener, sharing) : openStream(listener);
    else {
      stream?.close();
      stream = null;
      // A visitor who isn't logged in has no stream, and misses nothing.
      noteReach(true);
    }
  };
  session.subscribe(follow);
  follow();
  return listeners;
}

/** Null if it isn't an event. */
function readEvent(type: string, text: string): LiveEvent | null {
  try {
    return readReply(liveEvent, { type, data: JSON.parse(text) });
  } catch (error) {
    console.warn(`A live event could not be read: ${type}`, error);
    return null;
  }
}
