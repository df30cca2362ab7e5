import { Route, Routes } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { InboxPage } from './routes/inbox-page.tsx';

export const Root = (): ReactNode => (
  <Routes>
    <Route path="/inbox" element={<InboxPage />} />
    {/* On the way to another page this one is still here for a moment. */}
    <Route path="*" element={null} />
  </Routes>
);
