import { failureWords } from '@carillon/contracts/domain/failure-words.ts';
import { connectionName, labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { NoticeItem } from '../domain/notice-content.ts';
import type { MailedNotification } from '../stores/awaiting-mail.ts';

const LONGEST = 500;

/** A notification as mails list it, in the words of the screens. */
export function noticeItem(one: MailedNotification, linkTo: (path: string) => string): NoticeItem {
  const { kind, platform, accountName, publication } = one;
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
    note: cut(`${publication.target_name}: ${words.title}. ${words.text}`),
    link: linkTo(`/posts/${publication.post_id}`),
  };
}

/** Networks may say much. */
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
