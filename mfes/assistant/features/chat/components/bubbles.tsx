import { CheckIcon, deferred } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface TextProps {
  readonly text: string;
  readonly under: 3;
}

/** The Markdown renderer is bigger than the rest of the page, and loads with the first reply. */
const Markdown = deferred<TextProps>(
  async () => (await import('@carillon/ui/markdown/markdown.tsx')).Markdown,
  ({ text }) => <p className="assistant-plain">{text}</p>,
);

interface UserBubbleProps {
  readonly text: string;
  /** The user pressed a button that says so. */
  readonly isChoice?: boolean;
}

/** The user's message as they wrote it, or the button that they chose. */
export const UserBubble = ({ text, isChoice = false }: UserBubbleProps): ReactNode => (
  <article className="assistant-message user">
    <h3 className="visually-hidden">{isChoice ? t`You chose` : t`You said`}</h3>
    <p className="assistant-bubble">{text}</p>
    {isChoice && (
      <p className="assistant-choice" aria-hidden>
        <CheckIcon size={14} /> <Trans>Your choice</Trans>
      </p>
    )}
  </article>
);

interface AssistantBubbleProps {
  readonly text: string;
  /** Whether the text may have Markdown; the page's own has none. */
  readonly plain?: boolean;
  /** Content below the text: a card or buttons. */
  readonly children?: ReactNode;
}

export const AssistantBubble = ({ text, plain, children }: AssistantBubbleProps): ReactNode => (
  <article className="assistant-message">
    <h3 className="visually-hidden">
      <Trans>The assistant said</Trans>
    </h3>
    <div className="assistant-bubble">{plain ? text : <Markdown text={text} under={3} />}</div>
    {children}
  </article>
);
