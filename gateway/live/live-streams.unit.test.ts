import { LIVE_EVENT_TYPES, LIVE_EVENTS, liveEvent } from '@carillon/contracts/http/gateway/live-events.ts';
import { subscribeAll } from '@carillon/kit/bus/consumer.ts';
import { createInProcessBus } from '@carillon/kit/bus/in-process-bus.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import {
  connectionEvent,
  conversationEvent,
  figuresEvent,
  memberEvent,
  notificationsEvent,
  publicationEvent,
  reviewEvent,
  webhooksEvent,
  wordsEvent,
  workspaceEvent,
} from '@carillon/sdk/testing/live-events.ts';
import { expect, test } from '@jest/globals';
import { createLiveStreams } from './live-streams.ts';

const examples = [
  ...[publicationEvent(), connectionEvent(), notificationsEvent(), wordsEvent(), figuresEvent()],
  ...[conversationEvent(), memberEvent(), workspaceEvent(), webhooksEvent(), reviewEvent()],
];

test('after a gap every stream ends, so that browsers ask again, and its place is free', async () => {
  let gap = () => {};
  const bus = {
    ...createInProcessBus({ log: quietLog }),
    onReopened: (listener: () => void) => {
      gap = listener;
    },
  };
  const streams = createLiveStreams();
  await subscribeAll(bus, streams.consumers);
  const open = () => {
    const stream = {
      userId: 'u1',
      workspaceId: 'w1',
      sessionId: 's1',
      send: () => undefined,
      end: () => void endReasons.push(stream),
    };
    streams.add(stream);
  };
  const endReasons: unknown[] = [];
  for (let n = 0; n < 8; n++) open();
  expect(open).toThrow('Carillon is open in too many tabs');
  gap();
  expect(endReasons).toHaveLength(8);
  open();
  await bus.close();
});

test('tells a stream that opens during shutdown that the server is closing, not that there are too many', () => {
  const streams = createLiveStreams();
  streams.close();
  const ids = { userId: 'u1', workspaceId: 'w1', sessionId: 's1' };
  const late = () => streams.add({ ...ids, send: () => undefined, end: () => undefined });
  expect(late).toThrow(expect.objectContaining({ code: 'service_unavailable' }));
});

test('sends every live event to the members of its workspace, as the contract says, and to nobody else', async () => {
  expect(examples.map(({ type }) => type).sort()).toEqual([...LIVE_EVENT_TYPES].sort());
  const bus = createInProcessBus({ log: quietLog });
  const streams = createLiveStreams();
  const received: Record<string, unknown[]> = { u1: [], u2: [], u3: [] };
  for (const [userId, workspaceId] of Object.entries({ u1: 'w1', u2: 'w2', u3: 'w1' }))
    streams.add({
      userId,
      workspaceId,
      sessionId: `s-${userId}`,
      send: (type, data) => received[userId]?.push(liveEvent.parse({ type, data })),
      end: () => undefined,
    });
  await subscribeAll(bus, streams.consumers);
  for (const { type, data } of examples) await bus.publish(makeEvent(LIVE_EVENTS[type], data, new Date()));
  const ofAll = examples.filter(({ type }) => type !== 'conversation.changed');
  expect(received).toEqual({ u1: examples, u2: [], u3: ofAll });
  const ownEvent = notificationsEvent('u3');
  await bus.publish(makeEvent(LIVE_EVENTS[ownEvent.type], ownEvent.data, new Date()));
  expect(received).toEqual({ u1: examples, u2: [], u3: [...ofAll, ownEvent] });
  await bus.close();
});
