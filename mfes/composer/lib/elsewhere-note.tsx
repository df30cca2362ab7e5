import { Alert, Button } from '@carillon/ui/index.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { KeptWork } from './flow/use-kept-work.ts';

/** That another tab's post is the one that is kept. Nothing is sent from here until the user says which one counts. */
export function ElsewhereNote({ kept: { elsewhere, keepHere } }: { kept: KeptWork }): ReactNode {
  const note = useRef<HTMLParagraphElement>(null);
  const [chosen, setChosen] = useState(false);
  // The button that had the focus is gone.
  useEffect(() => {
    if (chosen) note.current?.focus();
  }, [chosen]);
  if (elsewhere)
    return (
      <Alert
        type="warning"
        showIcon
        role="alert"
        title="A post was changed or sent in another tab. That one is kept; what is here stays in this tab until you close it. It can be sent from here once you keep it."
        description={
          <Button
            onClick={() => {
              setChosen(true);
              keepHere();
            }}
          >
            Keep this one
          </Button>
        }
      />
    );
  return (
    chosen && (
      <p ref={note} role="status" tabIndex={-1} className="muted">
        This post is the one that is kept now.
      </p>
    )
  );
}
