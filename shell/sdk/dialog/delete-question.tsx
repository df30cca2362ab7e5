import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { actionErrorText } from '../api/error-text.ts';
import { Question } from './question.tsx';

interface DeleteQuestionProps {
  readonly noun: keyof typeof WORDS;
  /** A name that the user recognizes, such as the first words. */
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
    failed: t`Couldn’t delete the draft.`,
  },
  template: {
    title: t`Delete this template?`,
    action: t`Delete template`,
    keep: t`Keep template`,
    failed: t`Couldn’t delete the template.`,
  },
  'brand voice': {
    title: t`Delete this brand voice?`,
    action: t`Delete brand voice`,
    keep: t`Keep brand voice`,
    failed: t`Couldn’t delete the brand voice.`,
  },
  'hashtag group': {
    title: t`Delete this hashtag group?`,
    action: t`Delete hashtag group`,
    keep: t`Keep hashtag group`,
    failed: t`Couldn’t delete the hashtag group.`,
  },
  plan: {
    title: t`Delete this plan?`,
    action: t`Delete plan`,
    keep: t`Keep plan`,
    failed: t`Couldn’t delete the plan.`,
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
        <Trans>This can’t be undone.</Trans>
      </p>
    </Question>
  );
}
