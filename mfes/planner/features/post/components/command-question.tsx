import { actionErrorText, Question } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Command } from '../api/use-post-commands.ts';

export type ConfirmedCommand = Exclude<Command, 'retry'>;

type Words = Readonly<Record<'title' | 'action' | 'keep' | 'text', string>>;

const SKIP: Words = {
  title: t`Skip this post?`,
  action: t`Skip this post`,
  keep: t`Keep it`,
  text: t`It won’t be published and is removed from the calendar. The other posts in the series don’t change.`,
};

const WORDS: Readonly<Record<ConfirmedCommand, Words>> = {
  cancel: {
    title: t`Cancel this post?`,
    action: t`Cancel post`,
    keep: t`Keep scheduled`,
    text: t`It won’t be published. It stays in the calendar as canceled. To publish it later, duplicate it.`,
  },
  delete: {
    title: t`Delete this post?`,
    action: t`Delete post`,
    keep: t`Keep it`,
    text: t`Deletes the post and its history from Carillon (not from the networks). This can’t be undone.`,
  },
  publish: {
    title: t`Publish this post now?`,
    action: t`Publish now`,
    keep: t`Keep scheduled`,
    text: t`It will be published now instead of at the scheduled time.`,
  },
};

interface CommandQuestionProps {
  readonly command: ConfirmedCommand;
  /** Whether the post is an upcoming one of a series. */
  readonly skips: boolean;
  /** The networks that it is done on, in words; for all of them when left out. */
  readonly only: string | null;
  readonly busy: boolean;
  readonly error: Error | null;
  home(): HTMLElement | null;
  onClose(): void;
  onConfirm(): void;
}

/** Asks before something that can't be taken back is done with a post. */
export function CommandQuestion({ command, skips, only, error, ...props }: CommandQuestionProps): ReactNode {
  const { title, action, keep, text } = skips && command === 'delete' ? SKIP : WORDS[command];
  return (
    <Question
      {...props}
      title={title}
      action={action}
      keep={keep}
      danger={command !== 'publish'}
      error={error && actionErrorText(error)}
    >
      <p>{text}</p>
      {only && (
        <p>
          <Trans>This affects only {only}. The other accounts don’t change.</Trans>
        </p>
      )}
    </Question>
  );
}
