import { deleteConversation } from '@carillon/contracts/http/ai/assistant/delete-conversation.ts';
import { useAction, useApi, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { CONVERSATIONS } from '../../../lib/queries.ts';

export function useDeleteConversation(id: string, onDeleted: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const toasts = useToasts();
  return useAction(() => api.call(deleteConversation, { params: { id } }), {
    onDone() {
      void queries.invalidateQueries({ queryKey: CONVERSATIONS });
      toasts.success(t`Conversation deleted.`);
      onDeleted();
    },
  });
}
