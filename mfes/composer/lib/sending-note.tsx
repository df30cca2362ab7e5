import { Progress } from '@carillon/ui/index.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useOnline } from './online.ts';

const SLOW_MS = 8_000;

interface SendingNoteProps {
  /** Share of the files that is sent, 0 to 1; null when there are none. */
  readonly progress: number | null;
  readonly canceling: boolean;
}

/** While a post is being sent: how far it is, and what keeps it. */
export function SendingNote({ progress, canceling }: SendingNoteProps): ReactNode {
  const online = useOnline();
  const slow = useSlow();
  return (
    <div>
      {progress !== null && <Progress percent={Math.round(progress * 100)} aria-label="Upload" />}
      <p role="status">{words(online, slow, canceling)}</p>
    </div>
  );
}

/** While a file is looked into, which is why nothing can be sent yet. */
export const CheckingNote = (): ReactNode => (
  <p role="status" className="muted">
    Checking your files. The post can be sent in a moment.
  </p>
);

function words(online: boolean, slow: boolean, canceling: boolean): string {
  if (canceling) return 'Canceling …';
  if (!online)
    return 'You’re offline. The post waits here and goes out once you are back online, unless you cancel.';
  return slow
    ? 'This takes longer than usual. You can wait, or cancel: your post is kept.'
    : 'Sending your post …';
}

function useSlow(): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return slow;
}
