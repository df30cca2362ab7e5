import { Route, Routes } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { AiAssistantPage } from './routes/ai-assistant-page.tsx';

export const Root = (): ReactNode => (
  <Routes>
    <Route path="/ai-assistant" element={<AiAssistantPage />} />
    {/* On the way to another page this one is still here for a moment. */}
    <Route path="*" element={null} />
  </Routes>
);
