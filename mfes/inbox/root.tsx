import { Pages, Route } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { InboxPage } from './routes/inbox-page.tsx';

export const Root = (): ReactNode => (
  <Pages>
    <Route path="/inbox" element={<InboxPage />} />
  </Pages>
);
