import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LoginPage } from './routes/login-page.tsx';
import { RegisterPage } from './routes/register-page.tsx';

export const Root = (): ReactNode => (
  <Routes>
    <Route path="/login" element={<LoginPage />} />
    <Route path="/register" element={<RegisterPage />} />
    <Route path="*" element={null} />
  </Routes>
);
