import type { WebhookView } from '@carillon/contracts/http/webhooks/webhook.ts';
import { useMembers } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';

/** What whoever made a webhook is called; null while that is not known. */
export function useMaker({ created_by }: WebhookView): string | null {
  const { data: members } = useMembers();
  if (!members || created_by === null) return null;
  return members.find(({ id }) => id === created_by)?.name ?? t`a former member`;
}
