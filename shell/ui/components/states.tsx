import { Button } from 'antd';
import type { ReactNode } from 'react';

interface StateProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** What will be here, why it is empty, one action. */
export function EmptyState({ title, children, action }: StateProps): ReactNode {
  return (
    <div className="state">
      <h3>{title}</h3>
      <p>{children}</p>
      {action}
    </div>
  );
}

/** What failed, what is safe, and a way to try again. */
export function FailedState({
  title,
  children,
  onRetry,
}: Omit<StateProps, 'action'> & { onRetry: () => void }): ReactNode {
  return (
    <div className="state" role="alert">
      <h3>{title}</h3>
      <p>{children}</p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}
