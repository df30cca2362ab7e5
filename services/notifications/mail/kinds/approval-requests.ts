import { plural, text } from '@carillon/contracts/text.ts';
import type { NoticeContent } from '../../domain/notice-content.ts';
import { type MailText, paragraph } from '../mail-text.ts';
import { moreText } from './more-text.ts';

type ApprovalRequests = Extract<NoticeContent, { kind: 'approval_requests' }>;

export function approvalRequests({ workspace, items, count, link }: ApprovalRequests): MailText {
  const [first] = items;
  const title = text`${plural({ count }, { one: 'A post is waiting for your approval', other: '# posts are waiting for your approval' })}`;
  return {
    subject: text`${{ title }} (${{ workspace }})`,
    title,
    blocks: [
      paragraph(
        text`Workspace: ${{ workspace }}. ${plural({ count }, { one: 'Review it, then publish it, schedule it or request changes.', other: 'Review them, then publish them, schedule them or request changes.' })}`,
      ),
      { is: 'list', items },
      ...moreText(count - items.length),
    ],
    button: {
      label: text`${plural({ count }, { one: 'Review the post', other: 'Review posts' })}`,
      link: (count === 1 && first?.link) || link,
    },
  };
}
