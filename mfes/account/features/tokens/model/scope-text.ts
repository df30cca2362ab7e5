import { plainName } from '@carillon/contracts/domain/plain-name.ts';
import type { TokenScope } from '@carillon/contracts/domain/token-scopes.ts';
import { t } from '@lingui/core/macro';

/** Each in words for who gives it. */
export const SCOPE_TEXT: Readonly<Record<TokenScope, { readonly name: string; readonly means: string }>> = {
  'posts:read': {
    name: t`See posts and accounts`,
    means: t`List drafts, posts and their results, the media library, and the connected pages and accounts.`,
  },
  'drafts:write': {
    name: t`Write drafts`,
    means: t`Create, edit and delete drafts, and generate text and hashtags, which uses the workspace’s words.`,
  },
  'media:write': {
    name: t`Upload media`,
    means: t`Upload, describe, crop and delete files in the media library.`,
  },
  'posts:publish': {
    name: t`Publish and schedule`,
    means: t`Publish, schedule, edit, move, cancel and delete posts, and set posting slots. Published posts are public.`,
  },
  texts: {
    name: t`Use saved content`,
    means: t`Read and change templates, hashtag groups, brand voices and business plans. Generating a plan uses words.`,
  },
  'analytics:read': {
    name: t`See analytics`,
    means: t`Read analytics of posts and followers, and the best times to post.`,
  },
  'comments:read': {
    name: t`Read comments`,
    means: t`Read comments on posts, with their authors’ names and sentiment.`,
  },
  'comments:write': {
    name: t`Reply to comments`,
    means: t`Reply to comments, like and hide them, and mark them as read. Replies are public.`,
  },
  assistant: {
    name: t`Use the assistant`,
    means: t`Write to the AI assistant and read your conversations with it. For anything it looks up or does, the token also needs the matching permission.`,
  },
  notifications: {
    name: t`Use notifications`,
    means: t`Read your notifications, mark them as read, and choose which you get.`,
  },
  webhooks: {
    name: t`Manage webhooks`,
    means: t`Create, edit and delete webhooks, which receive posts and comments with their text.`,
  },
  'activity:read': {
    name: t`See activity`,
    means: t`See who did what in the workspace, including members’ names.`,
  },
};

/** The name of a scope, also of one that only a newer server knows. */
export const scopeName = (scope: TokenScope): string => SCOPE_TEXT[scope]?.name ?? plainName(scope);
