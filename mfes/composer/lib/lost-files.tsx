import { Alert, Button } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';

interface LostFilesProps {
  readonly names: readonly string[];
  onAdd(): void;
  onGiveUp(): void;
}

/** The files that the post had, and that the browser did not keep. */
export function LostFiles({ names, onAdd, onGiveUp }: LostFilesProps): ReactNode {
  if (names.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={`These files could not be kept. Add them again: ${names.join(', ')}`}
      description={
        <span className="composer-alert">
          <Button onClick={onAdd}>Add again</Button>
          <Button onClick={onGiveUp}>Continue without {names.length > 1 ? 'them' : 'it'}</Button>
        </span>
      }
    />
  );
}
