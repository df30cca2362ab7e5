import { EmptyState } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { BestTimesPanel } from './best-times.tsx';

/** Before the first post: what will be here, and when to begin. */
export const NoFigures = ({ beside }: { beside: ReactNode }): ReactNode => (
  <>
    <EmptyState title="See here what comes of your posts">
      Followers, reach, likes, comments and shares, day by day, as the networks count them. The first figures
      come minutes after your first post.
    </EmptyState>
    <div className="dash-halves">
      <BestTimesPanel />
      {beside}
    </div>
  </>
);
