import { PLAN_SETTINGS } from '@carillon/contracts/domain/plan-settings.ts';
import { NETWORK_PORTS } from '@carillon/contracts/domain/user-server-ports.ts';
import { accountDeleted } from '@carillon/contracts/events/identity/account-deleted.ts';
import { accountReclaimed } from '@carillon/contracts/events/identity/account-reclaimed.ts';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { publicationsWaiting } from '@carillon/contracts/events/posts/publications-waiting.ts';
import { reviewChanged } from '@carillon/contracts/events/posts/review-changed.ts';
import { approveDraft } from '@carillon/contracts/http/posts/approve-draft.ts';
import { cancelPublication } from '@carillon/contracts/http/posts/cancel-publication.ts';
import { changePlannedPost } from '@carillon/contracts/http/posts/change-planned-post.ts';
import { countHashtags } from '@carillon/contracts/http/posts/count-hashtags.ts';
import { cropMedia } from '@carillon/contracts/http/posts/crop-media.ts';
import { deleteCalendarFeed } from '@carillon/contracts/http/posts/delete-calendar-feed.ts';
import { deleteDraft } from '@carillon/contracts/http/posts/delete-draft.ts';
import { deleteHashtagGroup } from '@carillon/contracts/http/posts/delete-hashtag-group.ts';
import { deleteMedia } from '@carillon/contracts/http/posts/delete-media.ts';
import { deletePost } from '@carillon/contracts/http/posts/delete-post.ts';
import { deleteTemplate } from '@carillon/contracts/http/posts/delete-template.ts';
import { describeMedia } from '@carillon/contracts/http/posts/describe-media.ts';
import { describePublished } from '@carillon/contracts/http/posts/describe-published.ts';
import { duplicatePost } from '@carillon/contracts/http/posts/duplicate-post.ts';
import { editPost } from '@carillon/contracts/http/posts/edit-post.ts';
import { editPublication } from '@carillon/contracts/http/posts/edit-publication.ts';
import { exportData } from '@carillon/contracts/http/posts/export-data.ts';
import { fetchMedia } from '@carillon/contracts/http/posts/fetch-media.ts';
import { findPublished } from '@carillon/contracts/http/posts/find-published.ts';
import { getCalendarFeed } from '@carillon/contracts/http/posts/get-calendar-feed.ts';
import { getDraft } from '@carillon/contracts/http/posts/get-draft.ts';
import { getLinkTracking } from '@carillon/contracts/http/posts/get-link-tracking.ts';
import { getMedia } from '@carillon/contracts/http/posts/get-media.ts';
import { getMediaUses } from '@carillon/contracts/http/posts/get-media-uses.ts';
import { getPlannedPost } from '@carillon/contracts/http/posts/get-planned-post.ts';
import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import { getQueue } from '@carillon/contracts/http/posts/get-queue.ts';
import { getSeries } from '@carillon/contracts/http/posts/get-series.ts';
import { listAuthors } from '@carillon/contracts/http/posts/list-authors.ts';
import { listDrafts } from '@carillon/contracts/http/posts/list-drafts.ts';
import { listDueTimes } from '@carillon/contracts/http/posts/list-due-times.ts';
import { listHashtagGroups } from '@carillon/contracts/http/posts/list-hashtag-groups.ts';
import { listMedia } from '@carillon/contracts/http/posts/list-media.ts';
import { listPlanned } from '@carillon/contracts/http/posts/list-planned.ts';
import { listQuotaUses } from '@carillon/contracts/http/posts/list-quota-uses.ts';
import { listTemplates } from '@carillon/contracts/http/posts/list-templates.ts';
import { listUserPosts } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { noteTakenDown } from '@carillon/contracts/http/posts/note-taken-down.ts';
import { previewPostingSchedule } from '@carillon/contracts/http/posts/preview-posting-schedule.ts';
import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { publishPublicationNow } from '@carillon/contracts/http/posts/publish-publication-now.ts';
import { readPublicationText } from '@carillon/contracts/http/posts/read-publication-text.ts';
import { renewCalendarFeed } from '@carillon/contracts/http/posts/renew-calendar-feed.ts';
import { requestApproval } from '@carillon/contracts/http/posts/request-approval.ts';
import { requestChanges } from '@carillon/contracts/http/posts/request-changes.ts';
import { reschedulePost } from '@carillon/contracts/http/posts/reschedule-post.ts';
import { reschedulePublication } from '@carillon/contracts/http/posts/reschedule-publication.ts';
import { resumeSeries } from '@carillon/contracts/http/posts/resume-series.ts';
import { retryPost } from '@carillon/contracts/http/posts/retry-post.ts';
import { retryPublication } from '@carillon/contracts/http/posts/retry-publication.ts';
import { returnToDraft } from '@carillon/contracts/http/posts/return-to-draft.ts';
import { saveDraft } from '@carillon/contracts/http/posts/save-draft.ts';
import { saveHashtagGroup } from '@carillon/contracts/http/posts/save-hashtag-group.ts';
import { saveLinkTracking } from '@carillon/contracts/http/posts/save-link-tracking.ts';
import { savePostingSchedule } from '@carillon/contracts/http/posts/save-posting-schedule.ts';
import { saveTemplate } from '@carillon/contracts/http/posts/save-template.ts';
import { scheduleBatch } from '@carillon/contracts/http/posts/schedule-batch.ts';
import { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import { searchPosts } from '@carillon/contracts/http/posts/search-posts.ts';
import { stopSeries } from '@carillon/contracts/http/posts/stop-series.ts';
import { summarizeSpan } from '@carillon/contracts/http/posts/summarize-span.ts';
import { uploadMedia } from '@carillon/contracts/http/posts/upload-media.ts';
import { NETWORK_SETTINGS } from '@carillon/contracts/networks/settings.ts';
import { defineService } from '@carillon/contracts/service.ts';

declare module '@carillon/contracts/service-names.ts' {
  interface Services {
    posts: 'posts' | 'worker';
  }
}

/** Parts that the API and the workers share. */
const both = {
  servers: ['mongodb' as const, 'rabbitmq' as const],
  calls: ['identity' as const],
  callsOutside: true,
  outsidePorts: [...NETWORK_PORTS],
  folders: { MEDIA_FOLDER: 'media' },
};

/** Where media is stored, if not on a disk that all processes share. */
const STORAGE_SETTINGS = {
  MEDIA_S3_BUCKET: { meaning: 'the S3 bucket that stores images and videos, instead of a folder' },
  MEDIA_S3_ENDPOINT: { default: 'Amazon’s', meaning: 'the address of a server that speaks the S3 protocol' },
  MEDIA_S3_REGION: { meaning: 'the region of the bucket' },
  MEDIA_S3_ACCESS_KEY_ID: { meaning: 'the access key ID for the bucket' },
  MEDIA_S3_SECRET_ACCESS_KEY: { secret: true, meaning: 'the secret access key for the bucket' },
  MEDIA_S3_PATH_STYLE: {
    default: '`true` with `MEDIA_S3_ENDPOINT`',
    meaning: 'whether the bucket’s name is in the path instead of the host name',
  },
  MEDIA_COPIES_MB: {
    meaning:
      'the most disk space for one process’s copies of the bucket’s files, in megabytes; files used in the last 15 minutes are never removed',
  },
};

const API_SETTINGS = {
  ...STORAGE_SETTINGS,
  ...PLAN_SETTINGS,
  PUBLIC_URL: NETWORK_SETTINGS.PUBLIC_URL,
  MEDIA_QUOTA_MB: {
    meaning: 'the most storage for the images and videos of one workspace, in megabytes',
  },
  MEDIA_MIN_FREE_MB: {
    meaning: 'the free disk space, in megabytes, below which uploads are rejected',
  },
};

const WORKER_SETTINGS = {
  ...STORAGE_SETTINGS,
  ...PLAN_SETTINGS,
  ...NETWORK_SETTINGS,
  PUBLISH_CONCURRENCY: { meaning: 'the most publications that one worker has in flight' },
  PUBLISH_PER_NETWORK: {
    meaning:
      'the most publications in flight on one network, across all workers; each worker starts with 32 and adapts to the network’s responses',
  },
  PUBLISH_PER_ACCOUNT: {
    meaning: 'the most publications in flight on one page, account or profile, across all workers',
  },
  PUBLISH_CLOCK_LIMIT: {
    meaning:
      'how many seconds a worker’s clock may differ from the store’s before the worker stops taking publications, at most 30; 0 turns the check off',
  },
  MEDIA_RETENTION_DAYS: {
    meaning: 'how many days images and videos are stored after their post is finished',
  },
};

export const service = defineService({
  name: 'posts',
  operations: [
    ...[getCalendarFeed, renewCalendarFeed, deleteCalendarFeed],
    ...[publishPosts, schedulePosts],
    ...[scheduleBatch, fetchMedia],
    ...[listUserPosts, listPlanned, searchPosts, getPost, countHashtags],
    ...[editPost, deletePost, retryPost, reschedulePost, duplicatePost, returnToDraft],
    ...[getPlannedPost, changePlannedPost],
    ...[
      saveDraft,
      getDraft,
      listDrafts,
      deleteDraft,
      uploadMedia,
      getMedia,
      describeMedia,
      cropMedia,
      deleteMedia,
    ],
    ...[requestApproval, requestChanges, approveDraft],
    ...[listMedia, getMediaUses],
    ...[cancelPublication, reschedulePublication, publishPublicationNow, retryPublication, editPublication],
    ...[getQueue, previewPostingSchedule, savePostingSchedule],
    ...[getLinkTracking, saveLinkTracking],
    ...[getSeries, stopSeries, resumeSeries],
    ...[listTemplates, saveTemplate, deleteTemplate],
    ...[listHashtagGroups, saveHashtagGroup, deleteHashtagGroup],
    ...[findPublished, describePublished, noteTakenDown, readPublicationText, listDueTimes, listQuotaUses],
    ...[listAuthors, summarizeSpan],
    exportData,
  ],
  publishes: [publicationChanged, publicationsWaiting, reviewChanged],
  processes: {
    posts: {
      ...both,
      calls: ['identity', 'billing'],
      kind: 'api',
      summary: 'the API of posts',
      publicPaths: ['/media/:token', '/calendar/:secret/:name', '/calendar/:secret'],
      limitedPaths: ['/calendar/:secret/:name', '/calendar/:secret'],
      port: 8082,
      opsPort: 9082,
      keys: ['MEDIA_KEY'],
      settings: API_SETTINGS,
    },
    worker: {
      ...both,
      calls: ['identity', 'billing'],
      kind: 'worker',
      main: 'main-worker.ts',
      summary: 'schedules and publishes; any number of them',
      opsPort: 9084,
      replicas: { setting: 'WORKERS', most: 20 },
      subscribesTo: [
        ...[connectionChanged, publicationsWaiting, memberChanged],
        ...[accountReclaimed, accountDeleted, workspaceDeleted],
      ],
      keys: ['MEDIA_KEY', 'SANDBOX_KEY'],
      settings: WORKER_SETTINGS,
    },
  },
});
