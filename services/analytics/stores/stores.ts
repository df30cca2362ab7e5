import {
  createIdempotencyStore,
  type IdempotencyStore,
} from '@carillon/kit/idempotency/idempotency-store.ts';
import { oldestEvent } from '@carillon/kit/outbox/outbox-age.ts';
import { createPersonalData, type PersonalData } from '@carillon/kit/personal-data/personal-data.ts';
import { type DatabasePlace, type OpenDatabase, openDatabase } from '@carillon/kit/store/open-database.ts';
import { storeFormat } from '@carillon/kit/store/store-format.ts';
import { type CommentStore, createCommentStore } from './comments.ts';
import { type ConnectionStore, createConnectionStore } from './connections.ts';
import { type CurveStore, createCurveStore } from './curves.ts';
import { createDailyCallStore, type DailyCallStore } from './daily-calls.ts';
import { createDayStore, type DayStore } from './days.ts';
import { createFigureListStore, type FigureListStore } from './figure-lists.ts';
import { createInboxReaderStore, type InboxReaderStore } from './inbox-readers.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { publicationModel } from './publication-row.ts';
import { createPublicationStore, type PublicationStore } from './publications.ts';
import { createTargetStore, type TargetStore } from './targets.ts';
import { toFormat3 } from './to-format-3.ts';
import { toFormat4 } from './to-format-4.ts';

export interface Stores extends OpenDatabase {
  readonly idempotency: IdempotencyStore;
  readonly personalData: PersonalData;
  readonly publications: PublicationStore;
  readonly curves: CurveStore;
  readonly figureLists: FigureListStore;
  readonly targets: TargetStore;
  readonly days: DayStore;
  readonly dailyCalls: DailyCallStore;
  readonly connections: ConnectionStore;
  readonly comments: CommentStore;
  readonly inboxReaders: InboxReaderStore;
  /** When the oldest was made of the events that wait to be sent. */
  oldestEvent(): Promise<Date | null>;
}

/** Raised when what is stored changes its form. */
export const format = storeFormat(4, [toFormat3, toFormat4]);

export async function openStores(place: DatabasePlace): Promise<Stores> {
  const stores = await openDatabase(place, format, (connection) => {
    const publications = publicationModel(connection);
    return {
      personalData: createPersonalData(connection, PERSONAL_DATA),
      publications: createPublicationStore(publications),
      curves: createCurveStore(connection),
      figureLists: createFigureListStore(publications),
      targets: createTargetStore(connection),
      days: createDayStore(connection),
      dailyCalls: createDailyCallStore(connection),
      connections: createConnectionStore(connection),
      comments: createCommentStore(connection),
      idempotency: createIdempotencyStore(connection),
      inboxReaders: createInboxReaderStore(connection),
    };
  });
  return { ...stores, oldestEvent: () => oldestEvent([stores.comments.outbox]) };
}
