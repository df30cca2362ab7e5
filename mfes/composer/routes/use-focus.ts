import { type RefObject, useEffect, useRef } from 'react';
import type { Step } from './use-returning.ts';

interface FocusTarget {
  /** It was begun by a button that is gone. */
  readonly begun: boolean;
  readonly step: Step;
  readonly sent: string | null;
  readonly generated: unknown;
}

const focusOn = (id: string): void => document.getElementById(id)?.focus();

function bringIntoView(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  // jsdom has none.
  heading?.scrollIntoView?.({ block: 'start' });
}

/**
 * Moves the focus when its element is gone: to generated posts, from a dialog back to its opener, and to the topic of
 * a new draft. Results take the focus themselves.
 */
export function useFocus(
  { begun, step, sent, generated }: FocusTarget,
  generating: boolean,
  heading: RefObject<HTMLElement | null>,
): { remember(): void } {
  const opener = useRef<Element | null>(null);
  const before = useRef({ step, generated, generating });
  const first = useRef(begun && step === 'topic');
  useEffect(() => {
    // A page that opens has the focus itself.
    if (first.current && document.activeElement?.matches('body, main')) focusOn('topic');
  }, []);
  useEffect(() => {
    const was = before.current;
    // The posts may arrive a render before the generation ends.
    before.current = { step, generating, generated: generating ? was.generated : generated };
    if (was.generating && !generating) {
      if (generated !== was.generated) bringIntoView(heading.current);
      else focusOn('generate');
    } else if (was.step !== 'topic' && step === 'topic' && !sent) {
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
      else focusOn('topic');
    }
  }, [step, sent, generated, generating, heading]);
  return {
    remember() {
      opener.current = document.activeElement;
    },
  };
}
