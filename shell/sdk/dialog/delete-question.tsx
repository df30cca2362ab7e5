import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { actionErrorText } from '../api/error-text.ts';
import { Question } from './question.tsx';

interface DeleteQuestionProps {
  /** What it is, such as "draft". */
  readonly noun: string;
  /** What the user knows it by, such as its first words. */
  readonly name: string;
  readonly busy: boolean;
  /** Why the last call to delete it failed. */
  readonly error: Error | null;
  home?(): HTMLElement | null;
  onClose(): void;
  onConfirm(): void;
}

/** Asks before something of the user's goes for good. */
export function DeleteQuestion({ noun, name, error, ...rest }: DeleteQuestionProps): ReactNode {
  return (
    <Question
      title={t`Delete this ${noun}?`}
      action={`Delete ${noun}`}
      keep={t`Keep ${noun}`}
      danger
      error={error && t`The ${noun} could not be deleted. ${actionErrorText(error)}`}
      {...rest}
    >
      <p className="question-name">{name}</p>
      <p className="muted">
        <Trans>It can’t be brought back.</Trans>
      </p>
    </Question>
  );
}
