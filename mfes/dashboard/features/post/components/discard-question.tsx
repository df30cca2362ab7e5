import { Question } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';

interface DiscardQuestionProps {
  home(): HTMLElement | null;
  onKeep(): void;
  onDiscard(): void;
}

/** Asks before typed words are thrown away. */
export const DiscardQuestion = ({ home, onKeep, onDiscard }: DiscardQuestionProps): ReactNode => (
  <Question
    title="Discard your changes?"
    action="Discard Changes"
    keep="Keep editing"
    danger
    busy={false}
    home={home}
    onClose={onKeep}
    onConfirm={onDiscard}
  >
    <p>The post stays as it was before you edited it.</p>
  </Question>
);
