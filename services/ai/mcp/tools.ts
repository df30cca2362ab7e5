import type { McpTool } from './tool.ts';
import { cancelPost } from './tools/cancel-post.ts';
import { getDraftTool, listDraftsTool } from './tools/drafts.ts';
import { findHashtags, writeDrafts } from './tools/generate.ts';
import { listAccounts } from './tools/list-accounts.ts';
import { getPostTool, listPosts } from './tools/list-posts.ts';
import { LOOKUP_TOOLS } from './tools/lookups.ts';
import { movePost } from './tools/move-post.ts';
import { publishPost, schedulePost } from './tools/publish.ts';
import { readAnalytics, suggestTimes } from './tools/read-analytics.ts';
import { replyToComment } from './tools/reply-to-comment.ts';
import { saveDraftTool } from './tools/save-draft.ts';
import { takeDownPost } from './tools/take-down-post.ts';

/** In the order of the list. */
export const MCP_TOOLS: readonly McpTool[] = [
  listAccounts,
  ...[writeDrafts, findHashtags, suggestTimes],
  ...[saveDraftTool, listDraftsTool, getDraftTool],
  ...[schedulePost, publishPost],
  ...[listPosts, getPostTool, movePost, cancelPost, takeDownPost],
  ...[readAnalytics, ...LOOKUP_TOOLS, replyToComment],
];
