import { plainName } from './plain-name.ts';

/** What an access token may be given: each opens the operations that name it, within its user's role. */
export const TOKEN_SCOPES = [
  ...(['posts:read', 'drafts:write', 'media:write', 'posts:publish', 'texts'] as const),
  ...(['analytics:read', 'comments:read', 'comments:write', 'assistant', 'notifications'] as const),
  ...(['webhooks', 'activity:read'] as const),
] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** Each in words for who gives it. */
export const SCOPE_TEXT: Readonly<Record<TokenScope, { readonly name: string; readonly means: string }>> = {
  'posts:read': {
    name: 'See posts and accounts',
    means:
      'List drafts, posts and what became of them, the media library, and the connected pages and accounts.',
  },
  'drafts:write': {
    name: 'Write drafts',
    means:
      'Make, change and delete drafts, and have texts and hashtags written, which uses words of the workspace.',
  },
  'media:write': {
    name: 'Upload media',
    means: 'Upload, describe, crop and delete files of the media library.',
  },
  'posts:publish': {
    name: 'Publish and schedule',
    means:
      'Publish, schedule, change, move, cancel and delete posts, and set posting slots. What is published is public.',
  },
  texts: {
    name: 'Use saved texts',
    means:
      'Read and change templates, hashtag groups, brand voices and business plans. Writing a plan uses words.',
  },
  'analytics:read': {
    name: 'See figures',
    means: 'Read figures of posts and followers, and good times to post.',
  },
  'comments:read': {
    name: 'Read comments',
    means: 'Read comments under posts, with their writers’ names and the sentiment.',
  },
  'comments:write': {
    name: 'Answer comments',
    means: 'Reply to comments, like and hide them, and mark them as read. Replies are public.',
  },
  assistant: {
    name: 'Use the assistant',
    means:
      'Write to the AI assistant and read your conversations with it. What it looks up or does needs the permission for that too.',
  },
  notifications: {
    name: 'Use notifications',
    means: 'Read your notifications, mark them as read, and choose which you get.',
  },
  webhooks: {
    name: 'Manage webhooks',
    means: 'Make, change and delete webhooks, to which posts, their texts and comments are sent.',
  },
  'activity:read': {
    name: 'See the activity',
    means: 'Read who did what in the workspace, with the names of its members.',
  },
};

/** The name of a scope, also of one that only a newer server knows. */
export const scopeName = (scope: TokenScope): string => SCOPE_TEXT[scope]?.name ?? plainName(scope);
