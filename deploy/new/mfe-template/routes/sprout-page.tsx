import { PageHeader } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { GoodTime } from '../features/good-time/components/good-time.tsx';

export const SproutPage = (): ReactNode => (
  <div className="page">
    <PageHeader title="Sprout" line="When your audience is usually there." />
    <GoodTime />
  </div>
);
