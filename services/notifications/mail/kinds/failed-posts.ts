import type { NoticeContent } from '../../domain/notice-content.ts';
import { type MailText, text } from '../mail-text.ts';
import { moreText } from './more-text.ts';

type FailedPosts = Extract<NoticeContent, { kind: 'failed_posts' }>;

export function failedPosts({ workspace, items, count, link }: FailedPosts): MailText {
  const title = count === 1 ? 'A post was not published' : `${count} posts were not published`;
  return {
    subject: `${title} (${workspace})`,
    title,
    blocks: [
      text(`Workspace: ${workspace}. Open a post to fix it or try again.`),
      { is: 'list', items },
      ...moreText(count - items.length),
    ],
    button: { label: 'Review failed posts', link },
  };
}
