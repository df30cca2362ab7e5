import { plural, text } from '@carillon/contracts/text.ts';
import type { NoticeContent } from '../../domain/notice-content.ts';
import { type MailText, paragraph } from '../mail-text.ts';
import { moreText } from './more-text.ts';

type FailedPosts = Extract<NoticeContent, { kind: 'failed_posts' }>;

export function failedPosts({ workspace, items, count, link }: FailedPosts): MailText {
  const title = text`${plural({ count }, { one: 'A post was not published', other: '# posts were not published' })}`;
  return {
    subject: text`${{ title }} (${{ workspace }})`,
    title,
    blocks: [
      paragraph(text`Workspace: ${{ workspace }}. Open a post to fix it or try again.`),
      { is: 'list', items },
      ...moreText(count - items.length),
    ],
    button: { label: text`Review failed posts`, link },
  };
}
