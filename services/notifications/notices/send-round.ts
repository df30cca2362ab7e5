import { SOURCE_LOCALE } from '@carillon/contracts/domain/locales.ts';
import { isAtLeast } from '@carillon/contracts/domain/roles.ts';
import { linksInto } from '@carillon/contracts/domain/workspace-link.ts';
import { listRecipients } from '@carillon/contracts/http/identity/members/list-recipients.ts';
import { AUTHORS_AT_ONCE, listAuthors } from '@carillon/contracts/http/posts/list-authors.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import { translatorOf } from '@carillon/kit/words/translator-of.ts';
import type { GatheredNotice } from '../domain/mail-notice.ts';
import { audiencesOf } from '../domain/notification.ts';
import type { AwaitingMailStore, MailedNotification } from '../stores/awaiting-mail.ts';
import type { MailRound } from '../stores/mail-rounds.ts';
import type { SettingsStore } from '../stores/settings.ts';
import { noticeItem } from './notice-items.ts';
import type { NoticeMailer, Recipient } from './notice-mailer.ts';

export interface SendDeps {
  readonly stores: {
    readonly awaitingMail: Pick<AwaitingMailStore, 'listCurrent'>;
    readonly settings: Pick<SettingsStore, 'haveOff'>;
  };
  readonly services: ServiceClient;
  readonly mailer: NoticeMailer;
  readonly publicUrl: string;
  clock(): Date;
}

/** The number of entries that one mail lists; more are counted. */
const MAX_LISTED = 20;
const WORTH_MS = 2 * 24 * 3_600_000;

/** Mails the gathered notifications that still apply to each member who can act on them, or whose post they concern. */
export async function sendRound(
  deps: SendDeps,
  workspaceId: string,
  mailNotice: GatheredNotice,
  { id, items }: MailRound,
): Promise<void> {
  const currentItems = await deps.stores.awaitingMail.listCurrent(workspaceId, items);
  const members = currentItems.length > 0 ? await findMembers(deps, workspaceId) : null;
  if (!members) return;
  const off = await deps.stores.settings.haveOff(
    workspaceId,
    members.recipients.map(({ user_id }) => user_id),
    mailNotice,
  );
  const authors = await authorsOf(deps, workspaceId, currentItems);
  const linkTo = linksInto(deps.publicUrl, workspaceId);
  for (const recipient of members.recipients) {
    const concern = off.has(recipient.user_id) ? [] : concerning(currentItems, recipient, authors);
    if (concern.length === 0) continue;
    const translator = translatorOf(recipient.locale ?? SOURCE_LOCALE);
    await deps.mailer.send({
      workspaceId,
      recipient,
      key: id,
      expiresAt: new Date(deps.clock().getTime() + WORTH_MS),
      content: {
        kind: mailNotice,
        workspace: members.workspace,
        items: concern.slice(0, MAX_LISTED).flatMap((one) => noticeItem(one, linkTo, translator) ?? []),
        count: concern.length,
        link: linkTo(mailNotice === 'lost_connections' ? '/dashboard#links' : '/dashboard'),
      },
    });
  }
}

/** Null when the workspace is gone. */
async function findMembers({ services }: SendDeps, workspace_id: string) {
  try {
    return await services.call(listRecipients, { body: { workspace_id } });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

async function authorsOf(
  { services }: SendDeps,
  workspace_id: string,
  currentItems: readonly MailedNotification[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(currentItems.flatMap(({ publication }) => publication?.post_id ?? []))];
  const names = new Map<string, string>();
  for (let start = 0; start < ids.length; start += AUTHORS_AT_ONCE) {
    const post_ids = ids.slice(start, start + AUTHORS_AT_ONCE);
    const { authors } = await services.call(listAuthors, { body: { workspace_id, post_ids } });
    for (const { post_id, user_id } of authors) names.set(post_id, user_id);
  }
  return names;
}

/**
 * Picks the notifications for a recipient: waiting drafts for those who may approve them, except the sender. Of the
 * rest, a member who may publish can fix all; others hear about posts they wrote. Nobody hears about what they have
 * dismissed.
 */
const concerning = (
  currentItems: readonly MailedNotification[],
  { user_id, role }: Recipient,
  authors: ReadonlyMap<string, string>,
): readonly MailedNotification[] =>
  currentItems.filter(({ publication, dismissedBy, draft, audience, actorId }) => {
    if (dismissedBy.includes(user_id)) return false;
    if (draft) return actorId !== user_id && audiencesOf(user_id, role).includes(audience);
    return isAtLeast(role, 'editor') || (publication && authors.get(publication.post_id) === user_id);
  });
