import { Question } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface DiscardQuestionProps {
  home(): HTMLElement | null;
  onKeep(): void;
  onDiscard(): void;
}

/** Asks before typed words are thrown away. */
export const DiscardQuestion = ({ home, onKeep, onDiscard }: DiscardQuestionProps): ReactNode => (
  <Question
    title={t`Discard your changes?`}
    action={t`Discard changes`}
    keep={t`Keep editing`}
    danger
    busy={false}
    home={home}
    onClose={onKeep}
    onConfirm={onDiscard}
  >
    <p>
      <Trans>The post stays as it was before you edited it.</Trans>
    </p>
  </Question>
);
