import { PageHeader } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { DraftList } from '../features/drafts/components/draft-list.tsx';

export const SproutPage = (): ReactNode => (
  <div className="page">
    <PageHeader title="Sprout" line="What your workspace is writing." />
    <DraftList />
  </div>
);
