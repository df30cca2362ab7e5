import { Navigate, Route, Routes } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { DashboardPage } from './routes/dashboard-page.tsx';
import { PostPage } from './routes/post.tsx';

export const Root = (): ReactNode => (
  <Routes>
    <Route path="/dashboard" element={<DashboardPage />} />
    <Route path="/posts/:id/*" element={<PostPage />} />
    <Route path="/posts" element={<Navigate to="/dashboard#posts" replace />} />
    {/* On the way to another page this one is still here for a moment. */}
    <Route path="*" element={null} />
  </Routes>
);
