import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CreatePostPage } from './routes/create-post-page.tsx';

export const Root = (): ReactNode => (
  <Routes>
    <Route path="/create-post" element={<CreatePostPage />} />
    <Route path="*" element={null} />
  </Routes>
);
