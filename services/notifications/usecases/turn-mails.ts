import { listRecipients } from '@carillon/contracts/http/identity/members/list-recipients.ts';
import type { UnsubscribeReply } from '@carillon/contracts/http/notifications/unsubscribe.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { UnsubscribeTokens } from '../notices/unsubscribe-token.ts';
import type { SettingsStore } from '../stores/settings.ts';

interface Deps {
  readonly stores: { readonly settings: Pick<SettingsStore, 'turnMails'> };
  readonly services: ServiceClient;
  readonly notices: { readonly tokens: UnsubscribeTokens };
}

/**
 * Turns a notice's mails on or off, from the link in a mail. Stores nothing for a user who is deleted or no longer a
 * member: there is nothing to send.
 * @throws AppError `link_invalid` if it differs from the mailed link
 */
export async function turnMails(
  { stores, services, notices }: Deps,
  token: string,
  on: boolean,
): Promise<UnsubscribeReply> {
  const subscription = notices.tokens.verify(token);
  if (!subscription) throw new AppError('link_invalid');
  const { userId, workspaceId, notice } = subscription;
  const workspace = await workspaceOf(services, workspaceId, userId);
  if (workspace === null) return { success: true, kind: notice, workspace, on: false };
  await stores.settings.turnMails(workspaceId, userId, notice, on);
  return { success: true, kind: notice, workspace, on };
}

/** The workspace's name. Null if the user is no longer a member. */
async function workspaceOf(
  services: ServiceClient,
  workspace_id: string,
  userId: string,
): Promise<string | null> {
  try {
    const { workspace, recipients } = await services.call(listRecipients, { body: { workspace_id } });
    return recipients.some(({ user_id }) => user_id === userId) ? workspace : null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
