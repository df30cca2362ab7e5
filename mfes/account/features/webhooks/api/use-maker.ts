import type { WebhookView } from '@carillon/contracts/http/webhooks/webhook.ts';
import { useMembers } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';

/** Says who made a webhook; null while that is not known. */
export function useMaker({ created_by }: WebhookView): string | null {
  const { data: members } = useMembers();
  if (!members || created_by === null) return null;
  const maker = members.find(({ id }) => id === created_by)?.name;
  return maker === undefined ? t`Created by a former member` : t`Created by ${maker}`;
}
