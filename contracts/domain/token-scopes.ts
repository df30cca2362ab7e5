/** What an access token may be given: each opens the operations that name it, within its user's role. */
export const TOKEN_SCOPES = [
  ...(['posts:read', 'drafts:write', 'posts:publish'] as const),
  ...(['analytics:read', 'comments:read'] as const),
] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** Each in words for who gives it. */
export const SCOPE_TEXT: Readonly<Record<TokenScope, { readonly name: string; readonly means: string }>> = {
  'posts:read': {
    name: 'See posts and accounts',
    means: 'List drafts, posts and what became of them, and the connected pages and accounts.',
  },
  'drafts:write': {
    name: 'Write drafts',
    means: 'Make and change drafts, and have texts and hashtags written, which uses words of the workspace.',
  },
  'posts:publish': {
    name: 'Publish and schedule',
    means: 'Publish, schedule, move and cancel posts. What is published is public.',
  },
  'analytics:read': {
    name: 'See figures',
    means: 'Read figures of posts and followers, and good times to post.',
  },
  'comments:read': {
    name: 'Read comments',
    means: 'Read what people wrote under posts, with their names.',
  },
};
