import { plainName } from '@carillon/contracts/domain/plain-name.ts';
import type { TokenScope } from '@carillon/contracts/domain/token-scopes.ts';
import { t } from '@lingui/core/macro';

/** Each in words for who gives it. */
export const SCOPE_TEXT: Readonly<Record<TokenScope, { readonly name: string; readonly means: string }>> = {
  'posts:read': {
    name: t`See posts and accounts`,
    means: t`List drafts, posts and what became of them, the media library, and the connected pages and accounts.`,
  },
  'drafts:write': {
    name: t`Write drafts`,
    means: t`Make, change and delete drafts, and have texts and hashtags written, which uses words of the workspace.`,
  },
  'media:write': {
    name: t`Upload media`,
    means: t`Upload, describe, crop and delete files of the media library.`,
  },
  'posts:publish': {
    name: t`Publish and schedule`,
    means: t`Publish, schedule, change, move, cancel and delete posts, and set posting slots. What is published is public.`,
  },
  texts: {
    name: t`Use saved texts`,
    means: t`Read and change templates, hashtag groups, brand voices and business plans. Writing a plan uses words.`,
  },
  'analytics:read': {
    name: t`See figures`,
    means: t`Read figures of posts and followers, and good times to post.`,
  },
  'comments:read': {
    name: t`Read comments`,
    means: t`Read comments under posts, with their writers’ names and the sentiment.`,
  },
  'comments:write': {
    name: t`Answer comments`,
    means: t`Reply to comments, like and hide them, and mark them as read. Replies are public.`,
  },
  assistant: {
    name: t`Use the assistant`,
    means: t`Write to the AI assistant and read your conversations with it. What it looks up or does needs the permission for that too.`,
  },
  notifications: {
    name: t`Use notifications`,
    means: t`Read your notifications, mark them as read, and choose which you get.`,
  },
  webhooks: {
    name: t`Manage webhooks`,
    means: t`Make, change and delete webhooks, to which posts, their texts and comments are sent.`,
  },
  'activity:read': {
    name: t`See the activity`,
    means: t`Read who did what in the workspace, with the names of its members.`,
  },
};

/** The name of a scope, also of one that only a newer server knows. */
export const scopeName = (scope: TokenScope): string => SCOPE_TEXT[scope]?.name ?? plainName(scope);
