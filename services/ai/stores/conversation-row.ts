import type { ConversationKey, Owner } from '../domain/conversation.ts';

/** An ID that a browser generated is only unique for its user. */
export const rowIdOf = ({ workspaceId, userId, id }: ConversationKey): string =>
  `${workspaceId}:${userId}:${id}`;

export const keyOf = (rowId: string, { workspaceId, userId }: Owner): ConversationKey => ({
  workspaceId,
  userId,
  id: rowId.slice(workspaceId.length + userId.length + 2),
});
