import { Markdown } from '@carillon/ui/markdown/markdown.tsx';
import type { ReactNode } from 'react';

/** What the user said, as they wrote it. */
export const UserBubble = ({ text }: { text: string }): ReactNode => (
  <article className="assistant-message user">
    <h3 className="visually-hidden">You said</h3>
    <p className="assistant-bubble">{text}</p>
  </article>
);

interface AssistantBubbleProps {
  /** Markdown. */
  readonly text: string;
  /** What stands below the text: a card, buttons. */
  readonly children?: ReactNode;
}

export const AssistantBubble = ({ text, children }: AssistantBubbleProps): ReactNode => (
  <article className="assistant-message">
    <h3 className="visually-hidden">The assistant said</h3>
    <div className="assistant-bubble">
      <Markdown text={text} under={3} />
    </div>
    {children}
  </article>
);
