import type { conversationChanged } from '@carillon/contracts/events/ai/conversation-changed.ts';
import type { z } from 'zod';
import type { ConversationKey } from '../../domain/conversation.ts';
import type { ConversationStore } from '../../stores/conversations.ts';
import type { ExchangeStore } from '../../stores/exchanges.ts';

export interface ConversationDeps {
  readonly conversations: ConversationStore;
  readonly exchanges: ExchangeStore;
  /** Tells the user's browsers. */
  tellChanged(data: z.input<typeof conversationChanged.data>): void;
  clock(): Date;
  newId(): string;
}

/** Tells the user's browsers that a conversation has another version by now, or none. */
export const reportChange = (
  { tellChanged }: Pick<ConversationDeps, 'tellChanged'>,
  { workspaceId, userId, id }: ConversationKey,
  changed: { readonly version: number } | null,
): void =>
  tellChanged({
    workspace_id: workspaceId,
    user_id: userId,
    conversation_id: id,
    version: changed?.version ?? null,
  });
