import { Navigate, Pages, Route } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { DashboardPage } from './routes/dashboard-page.tsx';
import { FiguresPage, PostPage, PostsPage, ReportPage } from './routes/deferred.tsx';

export const Root = (): ReactNode => (
  <Pages>
    <Route path="/dashboard" element={<DashboardPage />} />
    <Route path="/posts/:id/*" element={<PostPage />} />
    <Route path="/posts" element={<PostsPage />} />
    <Route path="/analytics/posts" element={<FiguresPage />} />
    <Route path="/analytics" element={<Navigate to="/dashboard#analytics" replace />} />
    <Route path="/report" element={<ReportPage />} />
  </Pages>
);
