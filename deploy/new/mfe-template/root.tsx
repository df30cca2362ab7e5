import { Route, Routes } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { SproutPage } from './routes/sprout-page.tsx';

export const Root = (): ReactNode => (
  <Routes>
    <Route path="/sprout" element={<SproutPage />} />
    {/* On the way to another page this one is still here for a moment. */}
    <Route path="*" element={null} />
  </Routes>
);
