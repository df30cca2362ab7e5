import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useHasWords } from '../api/use-words-left.ts';

/** Says what the assistant can do without words. */
export function WordsNote(): ReactNode {
  if (useHasWords()) return null;
  return (
    <p className="assistant-note" role="status">
      <Trans>
        You’ve used all your words, so the assistant can’t write new text. It can still find, schedule and
        change your posts. <a href="/account/plan">See your plan</a>
      </Trans>
    </p>
  );
}
