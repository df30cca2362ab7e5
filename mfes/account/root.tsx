import { Route, Routes } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { CheckoutPage } from './routes/checkout-page.tsx';
import { PlanPage } from './routes/plan-page.tsx';

export const Root = (): ReactNode => (
  <Routes>
    <Route path="/account/plan" element={<PlanPage />} />
    <Route path="/account/checkout" element={<CheckoutPage />} />
    {/* On the way to another page this one is still here for a moment. */}
    <Route path="*" element={null} />
  </Routes>
);
