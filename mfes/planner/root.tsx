import { Pages, Route } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { CalendarPage } from './routes/calendar-page.tsx';
import { BulkPage, LinksPage } from './routes/deferred.tsx';
import { QueuePage } from './routes/queue-page.tsx';

export const Root = (): ReactNode => (
  <Pages>
    <Route path="/schedule-post" element={<CalendarPage />} />
    <Route path="/schedule-post/queue" element={<QueuePage />} />
    <Route path="/schedule-post/links" element={<LinksPage />} />
    <Route path="/bulk-post" element={<BulkPage />} />
  </Pages>
);
