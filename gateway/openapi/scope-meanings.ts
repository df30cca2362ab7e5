import type { TokenScope } from '@carillon/contracts/domain/token-scopes.ts';

/** Describes each scope for the API guide. */
export const SCOPE_MEANINGS: Readonly<Record<TokenScope, string>> = {
  'posts:read':
    'List drafts, posts and what became of them, the media library, and the connected pages and accounts.',
  'drafts:write':
    'Make, change and delete drafts, and have texts and hashtags written, which uses words of the workspace.',
  'media:write': 'Upload, describe, crop and delete files in the media library.',
  'posts:publish':
    'Publish, schedule, change, move, cancel and delete posts, and set posting slots. What is published is public.',
  texts:
    'Read and change templates, hashtag groups, brand voices and business plans. Writing a plan uses words.',
  'analytics:read': 'Read analytics of posts and followers, and the best times to post.',
  'comments:read': 'Read comments under posts, with their writers’ names and the sentiment.',
  'comments:write': 'Reply to comments, like and hide them, and mark them as read. Replies are public.',
  assistant:
    'Write to the AI assistant and read your conversations with it. What it looks up or does needs the permission for that too.',
  notifications: 'Read your notifications, mark them as read, and choose which you get.',
  webhooks: 'Make, change and delete webhooks, to which posts, their texts and comments are sent.',
  'activity:read': 'Read who did what in the workspace, with the names of its members.',
};
