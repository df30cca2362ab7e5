import type { EventKind, EventOf } from '@carillon/contracts/event.ts';
import { type LiveEventType, liveEvent } from '@carillon/contracts/http/gateway/live-events.ts';
import type { Pacts } from '@carillon/kit/test/pact.ts';
import { expect } from '@jest/globals';
import { createLiveStreams } from '../live/live-streams.ts';

interface Reader {
  readonly workspaceId: string;
  readonly userId?: string;
  readonly sessionId?: string;
}

/** The stream of a browser, with what it gets. */
export function openStream({ workspaceId, userId = 'u', sessionId = 's' }: Reader) {
  const streams = createLiveStreams();
  const got: unknown[] = [];
  const endReasons: unknown[] = [];
  streams.add({
    workspaceId,
    userId,
    sessionId,
    send: (type, data) => got.push(liveEvent.parse({ type, data })),
    end: (reason) => endReasons.push(reason),
  });
  return { consumers: streams.consumers, got, ended: endReasons };
}

/** The pact of an event that the browsers in its workspace get whole. */
export async function passOn<K extends EventKind>(
  { message }: Pacts,
  kind: K,
  type: LiveEventType,
  data: EventOf<K>['data'] & { readonly workspace_id: string },
): Promise<void> {
  const { consumers, got } = openStream({ workspaceId: data.workspace_id });
  await message(kind, data, consumers);
  expect(got).toEqual([{ type, data }]);
}
