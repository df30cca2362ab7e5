/** Scopes of access tokens. Each opens the operations that name it, within its user's role. */
export const TOKEN_SCOPES = [
  ...(['posts:read', 'drafts:write', 'media:write', 'posts:publish', 'texts'] as const),
  ...(['analytics:read', 'comments:read', 'comments:write', 'assistant', 'notifications'] as const),
  ...(['webhooks', 'activity:read'] as const),
] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
