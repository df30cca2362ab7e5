import { type RefObject, useEffect, useRef } from 'react';
import type { PostFlow } from './post-flow.ts';

const focusOn = (id: string): void => document.getElementById(id)?.focus();

/**
 * Where the focus goes when what had it is gone: to new drafts, from a dialog back to what opened it, and to the topic
 * of the next post. What came of a post takes it by itself.
 */
export function useFocus(
  { step, sent, created }: PostFlow,
  generating: boolean,
  drafts: RefObject<HTMLElement | null>,
): { remember(): void } {
  const opener = useRef<Element | null>(null);
  const before = useRef({ step, sent, created, generating });
  useEffect(() => {
    const was = before.current;
    before.current = { step, sent, created, generating };
    if (was.generating && !generating) {
      if (created !== was.created) drafts.current?.focus();
      else focusOn('generate');
    } else if (was.sent && !sent) focusOn('topic');
    else if (was.step !== 'topic' && step === 'topic' && !sent) {
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
      else focusOn('topic');
    }
  }, [step, sent, created, generating, drafts]);
  return {
    remember() {
      opener.current = document.activeElement;
    },
  };
}
