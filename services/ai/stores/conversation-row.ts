import type { ConversationKey, Owner } from '../domain/conversation.ts';

/** An id that a browser made is its user's alone. */
export const rowIdOf = ({ workspaceId, userId, id }: ConversationKey): string =>
  `${workspaceId}:${userId}:${id}`;

export const keyOf = (rowId: string, { workspaceId, userId }: Owner): ConversationKey => ({
  workspaceId,
  userId,
  id: rowId.slice(workspaceId.length + userId.length + 2),
});
