import {
  createIdempotencyStore,
  type IdempotencyStore,
} from '@carillon/kit/idempotency/idempotency-store.ts';
import { createPersonalData, type PersonalData } from '@carillon/kit/personal-data/personal-data.ts';
import { clockOffset } from '@carillon/kit/store/clock-offset.ts';
import { type DatabasePlace, type OpenDatabase, openDatabase } from '@carillon/kit/store/open-database.ts';
import { storeFormat } from '@carillon/kit/store/store-format.ts';
import type mongoose from 'mongoose';
import { type AllWorkspacesStore, createAllWorkspacesStore } from './all-workspaces.ts';
import { type BacklogStore, createBacklogStore } from './backlog.ts';
import { type CalendarEntryStore, createCalendarEntryStore } from './calendar-entries.ts';
import { type CalendarFeedStore, createCalendarFeedStore } from './calendar-feeds.ts';
import { type ChoreLeaseStore, createChoreLeaseStore } from './chore-lease.ts';
import { type CommentQueueStore, createCommentQueueStore } from './comment-queue.ts';
import { type CooldownStore, createCooldownStore } from './cooldowns.ts';
import { createDispatchQueueStore, type DispatchQueueStore } from './dispatch-queue.ts';
import { createDraftStore, type DraftStore } from './drafts.ts';
import { createLeaseStore, type LeaseStore } from './leases.ts';
import { createLinkRuleStore, type LinkRuleStore } from './link-rules.ts';
import { createMediaFolderStore, type MediaFolderStore } from './media-folders.ts';
import { createMediaItemStore, type MediaItemStore } from './media-items.ts';
import { createMediaSizeStore, type MediaSizeStore } from './media-sizes.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { createPostingScheduleStore, type PostingScheduleStore } from './posting-schedules.ts';
import { createPostStore, type PostStore } from './posts.ts';
import { createPublicationStore, type PublicationStore } from './publications.ts';
import { createRetentionStore, type RetentionStore } from './retention.ts';
import { createSeriesStore, type SeriesStore } from './series.ts';
import {
  createHashtagGroupStore,
  createTemplateStore,
  type HashtagGroupStore,
  type TemplateStore,
} from './templates.ts';
import type { Unreadable } from './to-publication.ts';
import { createZoneDataStore, type ZoneDataStore } from './zone-data.ts';

/** Stores of both the API and the workers. */
export interface Stores extends OpenDatabase {
  readonly calendarFeeds: CalendarFeedStore;
  readonly personalData: PersonalData;
  readonly posts: PostStore;
  readonly publications: PublicationStore;
  readonly mediaFolders: MediaFolderStore;
  readonly mediaItems: MediaItemStore;
  readonly mediaSizes: MediaSizeStore;
  readonly series: SeriesStore;
}

export interface ApiStores extends Stores {
  readonly calendarEntries: CalendarEntryStore;
  readonly idempotency: IdempotencyStore;
  readonly drafts: DraftStore;
  readonly postingSchedules: PostingScheduleStore;
  readonly linkRules: LinkRuleStore;
  readonly templates: TemplateStore;
  readonly hashtagGroups: HashtagGroupStore;
}

export interface WorkerStores extends Stores {
  readonly allWorkspaces: AllWorkspacesStore;
  readonly dispatchQueue: DispatchQueueStore;
  readonly commentQueue: CommentQueueStore;
  readonly leases: LeaseStore;
  readonly backlog: BacklogStore;
  readonly choreLease: ChoreLeaseStore;
  readonly cooldowns: CooldownStore;
  readonly retention: RetentionStore;
  readonly zoneData: ZoneDataStore;
  /** How far a clock is ahead of the store's, milliseconds. */
  clockOffset(clock: () => Date): Promise<number>;
}

/** Raised when what is stored changes its form. */
export const format = storeFormat(2);

export const openApiStores = (place: DatabasePlace): Promise<ApiStores> =>
  open(place, (connection) => ({
    calendarEntries: createCalendarEntryStore(connection),
    drafts: createDraftStore(connection),
    postingSchedules: createPostingScheduleStore(connection),
    linkRules: createLinkRuleStore(connection),
    templates: createTemplateStore(connection),
    idempotency: createIdempotencyStore(connection),
    hashtagGroups: createHashtagGroupStore(connection),
  }));

/** @param onUnreadable called with due rows that can't be read, each time they are found */
export const openWorkerStores = (
  place: DatabasePlace,
  onUnreadable: (rows: readonly Unreadable[]) => void,
): Promise<WorkerStores> =>
  open(place, (connection) => ({
    allWorkspaces: createAllWorkspacesStore(connection),
    dispatchQueue: createDispatchQueueStore(connection, onUnreadable),
    commentQueue: createCommentQueueStore(connection, onUnreadable),
    leases: createLeaseStore(connection, onUnreadable),
    backlog: createBacklogStore(connection),
    choreLease: createChoreLeaseStore(connection),
    cooldowns: createCooldownStore(connection),
    retention: createRetentionStore(connection),
    zoneData: createZoneDataStore(connection),
    clockOffset: (clock: () => Date) => clockOffset(connection, clock),
  }));

const open = <T extends object>(
  place: DatabasePlace,
  createStore: (connection: mongoose.Connection) => T,
): Promise<Stores & T> =>
  openDatabase(place, format, (connection) => ({
    personalData: createPersonalData(connection, PERSONAL_DATA),
    calendarFeeds: createCalendarFeedStore(connection),
    posts: createPostStore(connection),
    publications: createPublicationStore(connection),
    mediaFolders: createMediaFolderStore(connection),
    mediaItems: createMediaItemStore(connection),
    mediaSizes: createMediaSizeStore(connection),
    series: createSeriesStore(connection),
    // Some of these read what those before have registered.
    ...createStore(connection),
  }));
