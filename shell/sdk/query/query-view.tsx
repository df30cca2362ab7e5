import { ErrorState, LoadingState } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../api/error-text.ts';
import { isPlanRefusal } from '../api/plan-refusal.ts';
import { useOnlineAgain } from '../online/online.ts';
import { PlanRefusalState } from './plan-refusal-state.tsx';

interface QueryViewProps<T> {
  readonly query: Pick<UseQueryResult<T>, 'data' | 'error' | 'fetchStatus'> & { refetch(): unknown };
  /** The heading of the error, such as "Couldn't load your notes". */
  readonly failed: string;
  /** A sentence that reassures the user about the data. */
  readonly safe?: string;
  /** How many lines the skeleton has. */
  readonly rows?: number;
  /** The level of the error's heading. */
  readonly level?: 1 | 2 | 3;
  readonly children: (data: T) => ReactNode;
}

/**
 * Shows a query's result: a skeleton until it arrives, or why it could not be loaded, with Retry; without a connection
 * it is retried when there is one. When the plan refuses, it links to the plan in place of Retry. A result once shown
 * stays when a reload fails.
 */
export function QueryView<T>({
  query,
  failed,
  safe,
  rows = 3,
  level,
  children,
}: QueryViewProps<T>): ReactNode {
  const { data, error, fetchStatus, refetch } = query;
  const retry = (): void => void refetch();
  useOnlineAgain(data === undefined && error !== null, retry);
  if (data !== undefined) return children(data);
  const paused = fetchStatus === 'paused';
  if (!error && !paused) return <LoadingState rows={rows} />;
  if (error && isPlanRefusal(error)) return <PlanRefusalState error={error} level={level} />;
  return (
    <ErrorState title={failed} level={level} onRetry={retry}>
      {[error ? errorText(error) : t`You’re offline.`, safe].filter(Boolean).join(' ')}
    </ErrorState>
  );
}
