import { Pages, Route } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { SproutPage } from './routes/sprout-page.tsx';

export const Root = (): ReactNode => (
  <Pages>
    <Route path="/sprout" element={<SproutPage />} />
  </Pages>
);
