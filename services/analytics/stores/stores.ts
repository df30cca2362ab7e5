import { type DatabasePlace, type OpenDatabase, openDatabase } from '@carillon/kit/store/open-database.ts';
import { type CommentStore, createCommentStore } from './comments.ts';
import { type ConnectionStore, createConnectionStore } from './connections.ts';
import { type CurveStore, createCurveStore } from './curves.ts';
import { createDayStore, type DayStore } from './days.ts';
import { createFigureListStore, type FigureListStore } from './figure-lists.ts';
import { publicationModel } from './publication-row.ts';
import { createPublicationStore, type PublicationStore } from './publications.ts';
import { createTargetStore, type TargetStore } from './targets.ts';

export interface Stores extends OpenDatabase {
  readonly publications: PublicationStore;
  readonly curves: CurveStore;
  readonly figureLists: FigureListStore;
  readonly targets: TargetStore;
  readonly days: DayStore;
  readonly connections: ConnectionStore;
  readonly comments: CommentStore;
}

/** Raised when what is stored changes its form. */
const FORMAT = 2;

export const openStores = (place: DatabasePlace): Promise<Stores> =>
  openDatabase(place, FORMAT, (connection) => {
    const publications = publicationModel(connection);
    return {
      publications: createPublicationStore(publications),
      curves: createCurveStore(connection),
      figureLists: createFigureListStore(publications),
      targets: createTargetStore(connection),
      days: createDayStore(connection),
      connections: createConnectionStore(connection),
      comments: createCommentStore(connection),
    };
  });
