import { createAllWorkspacesStore } from '@carillon/posts/stores/all-workspaces.ts';
import { createBacklogStore } from '@carillon/posts/stores/backlog.ts';
import { createCalendarFeedStore } from '@carillon/posts/stores/calendar-feeds.ts';
import { createChoreLeaseStore } from '@carillon/posts/stores/chore-lease.ts';
import { createCommentQueueStore } from '@carillon/posts/stores/comment-queue.ts';
import { createCooldownStore } from '@carillon/posts/stores/cooldowns.ts';
import { createDispatchQueueStore } from '@carillon/posts/stores/dispatch-queue.ts';
import { createDraftStore } from '@carillon/posts/stores/drafts.ts';
import { createLeaseStore } from '@carillon/posts/stores/leases.ts';
import { createLinkRuleStore } from '@carillon/posts/stores/link-rules.ts';
import { createMediaFolderStore } from '@carillon/posts/stores/media-folders.ts';
import { createMediaItemStore } from '@carillon/posts/stores/media-items.ts';
import { createMediaSizeStore } from '@carillon/posts/stores/media-sizes.ts';
import { createPostingScheduleStore } from '@carillon/posts/stores/posting-schedules.ts';
import { createPostStore } from '@carillon/posts/stores/posts.ts';
import { createPublicationStore } from '@carillon/posts/stores/publications.ts';
import { createRetentionStore } from '@carillon/posts/stores/retention.ts';
import { createSeriesStore } from '@carillon/posts/stores/series.ts';
import { createHashtagGroupStore, createTemplateStore } from '@carillon/posts/stores/templates.ts';
import { createZoneDataStore } from '@carillon/posts/stores/zone-data.ts';
import type { Connection } from 'mongoose';

export const openPostsStores = (connection: Connection) => ({
  posts: createPostStore(connection),
  drafts: createDraftStore(connection),
  calendarFeeds: createCalendarFeedStore(connection),
  postingSchedules: createPostingScheduleStore(connection),
  linkRules: createLinkRuleStore(connection),
  templates: createTemplateStore(connection),
  hashtagGroups: createHashtagGroupStore(connection),
  publications: createPublicationStore(connection),
  dispatchQueue: createDispatchQueueStore(connection, () => undefined),
  commentQueue: createCommentQueueStore(connection, () => undefined),
  leases: createLeaseStore(connection, () => undefined),
  backlog: createBacklogStore(connection),
  choreLease: createChoreLeaseStore(connection),
  cooldowns: createCooldownStore(connection),
  retention: createRetentionStore(connection),
  mediaFolders: createMediaFolderStore(connection),
  mediaItems: createMediaItemStore(connection),
  mediaSizes: createMediaSizeStore(connection),
  allWorkspaces: createAllWorkspacesStore(connection),
  series: createSeriesStore(connection),
  zoneData: createZoneDataStore(connection),
});

export type PostsStores = ReturnType<typeof openPostsStores>;
