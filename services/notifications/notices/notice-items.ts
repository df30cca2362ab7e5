import { failureWords } from '@carillon/contracts/domain/failure-words.ts';
import { connectionName, labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { toEnglish } from '@carillon/contracts/text.ts';
import type { NoticeItem } from '../domain/notice-content.ts';
import type { MailedNotification } from '../stores/awaiting-mail.ts';

const LONGEST = 500;

/** A notification as mails list it, in the words of the screens; null for one that has nothing to list. */
export function noticeItem(
  one: Pick<MailedNotification, 'kind' | 'platform' | 'accountName' | 'publication' | 'draft'>,
  linkTo: (path: string) => string,
): NoticeItem | null {
  const { platform, draft } = one;
  if (draft)
    return {
      text: draft.title ?? 'Post without text',
      note: draft.note ? cut(`“${draft.note}”`) : '',
      link: linkTo(`/create-post?draft=${draft.id}`),
    };
  return platform && itemOf(platform, one, linkTo);
}

function itemOf(
  platform: PlatformName,
  { kind, accountName, publication }: Pick<MailedNotification, 'kind' | 'accountName' | 'publication'>,
  linkTo: (path: string) => string,
): NoticeItem {
  const label = labelOf(platform);
  if (!publication)
    return {
      text: `${connectionName(platform, accountName)} is no longer connected`,
      note: 'Scheduled posts wait until you reconnect it.',
      link: null,
    };
  const { reason_code, network_message } = publication;
  const words =
    kind === 'failed'
      ? failureWords({ platform, reason_code, network_message })
      : { title: 'Post on hold', text: `Reconnect ${label} to publish it.` };
  return {
    text: publication.words ?? 'Post without text',
    note: cut(`${publication.target_name}: ${toEnglish(words.title)}. ${toEnglish(words.text)}`),
    link: linkTo(`/posts/${publication.post_id}`),
  };
}

/** Networks and writers may say much. */
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
