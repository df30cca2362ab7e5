import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Skeleton } from './skeleton.tsx';

interface StateProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** The level of the heading. A state that fills the page has level 1. */
  readonly level?: 1 | 2 | 3;
}

/** The shape of what is on its way, in its panel. */
export const LoadingState = ({ rows }: { rows: number }): ReactNode => (
  <div className="panel" aria-busy="true">
    <Skeleton active paragraph={{ rows }} />
  </div>
);

/** Shows what will be here, why it is empty, and one action. */
export function EmptyState({ title, children, action, level = 3 }: StateProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <div className="state">
      <Heading>{title}</Heading>
      <p>{children}</p>
      {action}
    </div>
  );
}

/** Shows what failed, what is safe, and a way to try again. */
export function ErrorState({
  title,
  children,
  level = 3,
  onRetry,
}: Omit<StateProps, 'action'> & { onRetry: () => void }): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <div className="state" role="alert">
      <Heading>{title}</Heading>
      <p>{children}</p>
      <Button onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
}
