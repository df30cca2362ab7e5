import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { actionErrorText } from '../api/error-text.ts';
import { Question } from './question.tsx';

interface DeleteQuestionProps {
  readonly noun: keyof typeof WORDS;
  /** What the user knows it by, such as its first words. */
  readonly name: string;
  readonly busy: boolean;
  /** Why the last call to delete it failed. */
  readonly error: Error | null;
  home?(): HTMLElement | null;
  onClose(): void;
  onConfirm(): void;
}

const WORDS = {
  draft: {
    title: t`Delete this draft?`,
    action: t`Delete draft`,
    keep: t`Keep draft`,
    failed: t`The draft could not be deleted.`,
  },
  template: {
    title: t`Delete this template?`,
    action: t`Delete template`,
    keep: t`Keep template`,
    failed: t`The template could not be deleted.`,
  },
  'brand voice': {
    title: t`Delete this brand voice?`,
    action: t`Delete brand voice`,
    keep: t`Keep brand voice`,
    failed: t`The brand voice could not be deleted.`,
  },
  'hashtag group': {
    title: t`Delete this hashtag group?`,
    action: t`Delete hashtag group`,
    keep: t`Keep hashtag group`,
    failed: t`The hashtag group could not be deleted.`,
  },
  plan: {
    title: t`Delete this plan?`,
    action: t`Delete plan`,
    keep: t`Keep plan`,
    failed: t`The plan could not be deleted.`,
  },
} as const;

/** Asks before something of the user's goes for good. */
export function DeleteQuestion({ noun, name, error, ...rest }: DeleteQuestionProps): ReactNode {
  const { title, action, keep, failed } = WORDS[noun];
  return (
    <Question
      title={title}
      action={action}
      keep={keep}
      danger
      error={error && `${failed} ${actionErrorText(error)}`}
      {...rest}
    >
      <p className="question-name">{name}</p>
      <p className="muted">
        <Trans>It can’t be brought back.</Trans>
      </p>
    </Question>
  );
}
