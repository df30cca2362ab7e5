import { Button } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';

/** How what came to its end before the rest of the list is had. */
export interface Older {
  readonly busy: boolean;
  readonly failed: boolean;
  load(): void;
}

/** The way to the page after the last; when it could not be had, what stands is safe and it is asked for again. */
export const OlderPosts = ({ older, onLoad }: { older: Older; onLoad: () => void }): ReactNode => (
  <div className="dash-older">
    {older.failed && (
      <p role="alert" className="dash-error">
        The older posts could not be fetched. They are safe on the server.
      </p>
    )}
    <Button loading={older.busy} onClick={onLoad}>
      {older.failed ? 'Retry' : 'Older posts'}
    </Button>
  </div>
);
