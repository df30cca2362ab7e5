import type { TokenScope } from '@carillon/contracts/domain/token-scopes.ts';

/** Describes each scope for the API guide. */
export const SCOPE_MEANINGS: Readonly<Record<TokenScope, string>> = {
  'posts:read':
    'List drafts, posts and their results, the media library, and the connected pages and accounts.',
  'drafts:write':
    'Create, edit and delete drafts, and generate text and hashtags, which uses the workspace’s words.',
  'media:write': 'Upload, describe, crop and delete files in the media library.',
  'posts:publish':
    'Publish, schedule, change, move, cancel and delete posts, and set posting slots. Published posts are public.',
  texts:
    'Read and change templates, hashtag groups, brand voices and business plans. Generating a plan uses words.',
  'analytics:read': 'Read analytics of posts and followers, and the best times to post.',
  'comments:read': 'Read comments on posts, with their authors’ names and sentiment.',
  'comments:write': 'Reply to comments, like and hide them, and mark them as read. Replies are public.',
  assistant:
    'Write to the AI assistant and read your conversations with it. For anything it looks up or does, the token also needs the matching scope.',
  notifications: 'Read your notifications, mark them as read, and choose which you get.',
  webhooks: 'Create, edit and delete webhooks, which receive posts, their texts and comments.',
  'activity:read': 'Read who did what in the workspace, with the names of its members.',
};
