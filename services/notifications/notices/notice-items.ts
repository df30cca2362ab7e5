import { failureWords } from '@carillon/contracts/domain/failure-words.ts';
import { connectionName, labelOf } from '@carillon/contracts/domain/platforms.ts';
import { text } from '@carillon/contracts/text.ts';
import type { Translator } from '@carillon/contracts/words/translate-text.ts';
import type { NoticeItem } from '../domain/notice-content.ts';
import type { MailItem } from '../mail/mail-text.ts';
import { sayIn } from '../mail/translate-mail.ts';
import type { MailedNotification } from '../stores/awaiting-mail.ts';

const LONGEST = 500;

type ListedItem = Pick<MailedNotification, 'kind' | 'platform' | 'accountName' | 'publication' | 'draft'>;
type LinkTo = (path: string) => string;

/** A notification as mails list it, in the pages' words and the reader's language. Null if it has nothing to list. */
export function noticeItem(one: ListedItem, linkTo: LinkTo, translator: Translator): NoticeItem | null {
  const item = itemOf(one, linkTo);
  if (!item) return null;
  const { text, note = '', link = null } = item;
  return { text: sayIn(translator, text), note: cut(sayIn(translator, note)), link };
}

function itemOf(one: ListedItem, linkTo: LinkTo): MailItem | null {
  const { kind, platform, accountName, publication, draft } = one;
  if (draft)
    return {
      text: draft.title ?? WITHOUT_TEXT,
      note: draft.note ? cut(`“${draft.note}”`) : '',
      link: linkTo(`/create-post?draft=${draft.id}`),
    };
  if (!platform) return null;
  if (!publication)
    return {
      text: text`${{ connection: connectionName(platform, accountName) }} is no longer connected`,
      note: text`Scheduled posts wait until you reconnect it.`,
    };
  const { reason_code, network_message } = publication;
  const givenFailureWords =
    kind === 'failed'
      ? failureWords({ platform, reason_code, network_message })
      : { title: text`Post on hold`, text: text`Reconnect ${{ network: labelOf(platform) }} to publish it.` };
  return {
    text: publication.words ?? WITHOUT_TEXT,
    note: text`${{ target: publication.target_name }}: ${{ title: givenFailureWords.title }}. ${{ why: givenFailureWords.text }}`,
    link: linkTo(`/posts/${publication.post_id}`),
  };
}

const WITHOUT_TEXT = text`Post without text`;

/** Networks and writers may say much. */
const cut = (words: string): string => (words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words);
