import type { PublicationFacts } from '@carillon/contracts/http/posts/publication-view.ts';
import { t } from '@lingui/core/macro';
import { serviceText } from '../text/service-text.ts';

export interface FirstCommentText {
  readonly text: string;
  /** It needs its owner. */
  readonly bad: boolean;
}

/** A sentence about the state of a target's first comment. Null if there is none, or nothing to report. */
export function firstCommentText({
  status,
  first_comment: comment,
}: Partial<Pick<PublicationFacts, 'status' | 'first_comment'>>): FirstCommentText | null {
  if (!comment || status === 'canceled' || status === 'failed') return null;
  const reason = comment.reason && serviceText(comment.reason, comment.reason_text);
  switch (comment.status) {
    case 'waiting':
      return { text: t`The first comment is added once the post is published.`, bad: false };
    case 'due':
      return {
        text: reason
          ? t`Published. The first comment isn’t published yet: ${reason}`
          : t`Published. The first comment is being added.`,
        bad: false,
      };
    case 'published':
      return { text: t`The first comment is published too.`, bad: false };
    case 'failed':
      return { text: t`Published, but the first comment failed: ${reason ?? ''}`.trim(), bad: true };
  }
}
