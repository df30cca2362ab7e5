import type { NoticeContent } from '../../domain/notice-content.ts';
import { type MailText, text } from '../mail-text.ts';
import { moreText } from './more-text.ts';

type ApprovalRequests = Extract<NoticeContent, { kind: 'approval_requests' }>;

export function approvalRequests({ workspace, items, count, link }: ApprovalRequests): MailText {
  const [first] = items;
  const title =
    count === 1 ? 'A post is waiting for your approval' : `${count} posts are waiting for your approval`;
  return {
    subject: `${title} (${workspace})`,
    title,
    blocks: [
      text(
        `Workspace: ${workspace}. Review ${count === 1 ? 'it' : 'them'} to publish, schedule or request changes.`,
      ),
      { is: 'list', items },
      ...moreText(count - items.length),
    ],
    button: {
      label: count === 1 ? 'Review the post' : 'Review posts',
      link: (count === 1 && first?.link) || link,
    },
  };
}
