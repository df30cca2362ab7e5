import { listText } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { namesIn } from './media.ts';

interface RefusedFilesProps {
  /** Why files that were chosen last can't be added. */
  readonly problems: readonly string[];
  /** The user has said that the post goes out without them. */
  readonly accepted: boolean;
  onAdd(): void;
  onGoWithout(): void;
}

/** That the post goes out without files that its writer chose for it, which they have to know before it does. */
export function RefusedFiles({ problems, accepted, onAdd, onGoWithout }: RefusedFilesProps): ReactNode {
  const note = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  // The button that had the focus is gone.
  useEffect(() => {
    if (accepted && pressed.current) note.current?.focus();
    pressed.current = false;
  }, [accepted]);
  if (problems.length === 0) return null;
  const names = listText(namesIn(problems));
  const goWithout = (): void => {
    pressed.current = true;
    onGoWithout();
  };
  if (accepted)
    return (
      <p ref={note} role="status" tabIndex={-1} className="composer-doubt">
        Goes out without {names}.
      </p>
    );
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={problems.map((problem) => <p key={problem}>{problem}</p>)}
      description={
        <>
          <p>The post would go out without {names}.</p>
          <span className="composer-alert">
            <Button onClick={onAdd}>Choose another file</Button>
            <Button onClick={goWithout}>Continue without {problems.length > 1 ? 'them' : 'it'}</Button>
          </span>
        </>
      }
    />
  );
}
