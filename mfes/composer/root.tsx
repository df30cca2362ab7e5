import { Route, Routes } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { CreatePostPage } from './routes/create-post-page.tsx';

export const Root = (): ReactNode => (
  <Routes>
    <Route path="/create-post" element={<CreatePostPage />} />
    <Route path="*" element={null} />
  </Routes>
);
