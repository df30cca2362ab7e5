import { Button } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';

interface PageStateProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** In place of a page's content, right below its title. */
export const PageState = ({ title, children, action }: PageStateProps): ReactNode => (
  <div className="state">
    <h2>{title}</h2>
    <p>{children}</p>
    {action}
  </div>
);

export const PageFailure = ({
  onRetry,
  ...rest
}: Omit<PageStateProps, 'action'> & { onRetry: () => void }): ReactNode => (
  <div role="alert">
    <PageState {...rest} action={<Button onClick={onRetry}>Retry</Button>} />
  </div>
);
