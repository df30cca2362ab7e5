import { Pages, Route } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { AiAssistantPage } from './routes/ai-assistant-page.tsx';

export const Root = (): ReactNode => (
  <Pages>
    <Route path="/ai-assistant" element={<AiAssistantPage />} />
  </Pages>
);
