import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { type Consumer, defineConsumer } from '@carillon/kit/bus/consumer.ts';
import { type ConnectionDeps, trackConnection } from '../collection/track-connection.ts';
import { type TrackDeps, trackPublication } from '../collection/track-publication.ts';

/** All events that a collector consumes. */
export const consumersOf = (deps: TrackDeps & ConnectionDeps): readonly Consumer[] => [
  defineConsumer({
    queue: 'collector.publications',
    kind: publicationChanged,
    handle: (event) => trackPublication(deps, event),
  }),
  defineConsumer({
    queue: 'collector.connections',
    kind: connectionChanged,
    handle: (event) => trackConnection(deps, event),
  }),
];
