import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { DashboardPage } from './routes/dashboard-page.tsx';

export const Root = (): ReactNode => (
  <Routes>
    <Route path="/dashboard" element={<DashboardPage />} />
  </Routes>
);
