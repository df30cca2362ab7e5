import { PLAN_SETTINGS } from '@carillon/contracts/domain/plan-settings.ts';
import { NETWORK_PORTS } from '@carillon/contracts/domain/user-server-ports.ts';
import { commentReceived } from '@carillon/contracts/events/analytics/comment-received.ts';
import { figuresChanged } from '@carillon/contracts/events/analytics/figures-changed.ts';
import { accountDeleted } from '@carillon/contracts/events/identity/account-deleted.ts';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { actOnComment } from '@carillon/contracts/http/analytics/act-on-comment.ts';
import { analyzeSentiment } from '@carillon/contracts/http/analytics/analyze-sentiment.ts';
import { exportData } from '@carillon/contracts/http/analytics/export-data.ts';
import { getBestTimes } from '@carillon/contracts/http/analytics/get-best-times.ts';
import { getFollowers } from '@carillon/contracts/http/analytics/get-followers.ts';
import { getOverview } from '@carillon/contracts/http/analytics/get-overview.ts';
import { getPostFigures } from '@carillon/contracts/http/analytics/get-post-figures.ts';
import { listComments } from '@carillon/contracts/http/analytics/list-comments.ts';
import { listKnownTargets } from '@carillon/contracts/http/analytics/list-known-targets.ts';
import { listPostFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { markAllCommentsRead } from '@carillon/contracts/http/analytics/mark-all-comments-read.ts';
import { markCommentsRead } from '@carillon/contracts/http/analytics/mark-comments-read.ts';
import { replyToComment } from '@carillon/contracts/http/analytics/reply-to-comment.ts';
import { suggestTime } from '@carillon/contracts/http/analytics/suggest-time.ts';
import { summarizeWeek } from '@carillon/contracts/http/analytics/summarize-week.ts';
import { takeDownPublication } from '@carillon/contracts/http/analytics/take-down-publication.ts';
import { NETWORK_SETTINGS } from '@carillon/contracts/networks/settings.ts';
import { defineService } from '@carillon/contracts/service.ts';

declare module '@carillon/contracts/service-names.ts' {
  interface Services {
    analytics: 'analytics' | 'collector';
  }
}

const COLLECTOR_SETTINGS = {
  ...NETWORK_SETTINGS,
  COLLECT_CONCURRENCY: { meaning: 'how many pages, accounts and profiles one collector reads at a time' },
  COLLECT_YOUNG_SECONDS: {
    default: '20 from the sandbox, else 600',
    meaning: 'how often the metrics of a post are read in its first ten minutes, in seconds',
  },
};

export const service = defineService({
  name: 'analytics',
  operations: [
    ...[analyzeSentiment, getOverview, getFollowers, listPostFigures, getPostFigures],
    ...[getBestTimes, suggestTime, listComments, markCommentsRead, markAllCommentsRead],
    ...[replyToComment, actOnComment, summarizeWeek, listKnownTargets, takeDownPublication],
    exportData,
  ],
  publishes: [commentReceived, figuresChanged],
  processes: {
    analytics: {
      kind: 'api',
      summary: 'what came of a post',
      port: 8087,
      opsPort: 9087,
      servers: ['mongodb'],
      calls: ['ai', 'billing', 'identity', 'posts'],
      callsOutside: true,
      outsidePorts: [...NETWORK_PORTS],
      keys: ['SANDBOX_KEY'],
      settings: { ...NETWORK_SETTINGS, ...PLAN_SETTINGS },
    },
    collector: {
      kind: 'worker',
      main: 'main-collector.ts',
      summary: 'reads figures and comments; any number of them',
      opsPort: 9088,
      servers: ['mongodb', 'rabbitmq'],
      calls: ['ai', 'identity', 'posts'],
      callsOutside: true,
      outsidePorts: [...NETWORK_PORTS],
      replicas: { setting: 'COLLECTORS', most: 20 },
      subscribesTo: [publicationChanged, connectionChanged, accountDeleted, workspaceDeleted],
      keys: ['SANDBOX_KEY'],
      settings: COLLECTOR_SETTINGS,
    },
  },
});
