import { text } from '@carillon/contracts/text.ts';
import type { NoticeContent } from '../../domain/notice-content.ts';
import { type MailText, paragraph } from '../mail-text.ts';
import { moreText } from './more-text.ts';

type LostConnections = Extract<NoticeContent, { kind: 'lost_connections' }>;

export function lostConnections({ workspace, items, count, link }: LostConnections): MailText {
  const [only] = items;
  const title = count === 1 && only?.link === null ? only.text : text`Posts are waiting for a connection`;
  return {
    subject: text`${{ title }} (${{ workspace }})`,
    title,
    blocks: [
      paragraph(
        text`Workspace: ${{ workspace }}. Your waiting posts are safe and will be published once you reconnect.`,
      ),
      { is: 'list', items },
      ...moreText(count - items.length),
    ],
    button: { label: text`Reconnect`, link },
  };
}
