import { Button } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import type { NextPage } from '../api/use-user-posts.ts';

interface NextPageButtonProps {
  readonly next: NextPage;
  readonly name: string;
  onLoad(): void;
}

/** The way to the page after the last; when it could not be had, what stands is safe and it is asked for again. */
export const NextPageButton = ({ next, name, onLoad }: NextPageButtonProps): ReactNode => (
  <div className="dash-older">
    {next.failed && (
      <p role="alert" className="dash-error">
        More posts could not be fetched. They are safe on the server.
      </p>
    )}
    <Button loading={next.busy} onClick={onLoad} aria-label={next.failed ? undefined : `Show more: ${name}`}>
      {next.failed ? 'Retry' : 'Show more'}
    </Button>
  </div>
);
