import type { MailContent } from '@carillon/contracts/domain/mail.ts';
import type { NoticeContent } from '../../domain/notice-content.ts';
import type { MailText } from '../mail-text.ts';
import { approvalRequests } from './approval-requests.ts';
import type { Reader } from './content-of.ts';
import { deletionScheduled } from './deletion-scheduled.ts';
import { emailChange } from './email-change.ts';
import { emailProof } from './email-proof.ts';
import { failedPosts } from './failed-posts.ts';
import { invitation } from './invitation.ts';
import { lostConnections } from './lost-connections.ts';
import { passwordReset } from './password-reset.ts';
import { createSecurityNotice } from './security-notice.ts';
import { weeklySummary } from './weekly-summary.ts';

/** Returns the text of a mail, by its kind. */
export function textOf(content: MailContent | NoticeContent, reader: Reader): MailText {
  switch (content.kind) {
    case 'password_reset':
      return passwordReset(content);
    case 'email_proof':
      return emailProof(content);
    case 'email_change':
      return emailChange(content);
    case 'security_notice':
      return createSecurityNotice(content, reader);
    case 'invitation':
      return invitation(content);
    case 'deletion_scheduled':
      return deletionScheduled(content, reader);
    case 'failed_posts':
      return failedPosts(content);
    case 'lost_connections':
      return lostConnections(content);
    case 'approval_requests':
      return approvalRequests(content);
    case 'weekly_summary':
      return weeklySummary(content, reader);
  }
}
