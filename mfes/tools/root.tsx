import { Route, Routes } from '@carillon/sdk/index.ts';
import { deferred, LoadingState } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';

/** Each page is loaded when it is opened. */
const HashtagsFinder = deferred<object>(
  async () => (await import('./routes/hashtags-finder-page.tsx')).HashtagsFinderPage,
  () => <LoadingState rows={4} />,
);

export const Root = (): ReactNode => (
  <Routes>
    <Route path="/hashtags-finder" element={<HashtagsFinder />} />
    {/* On the way to another page this one is still here for a moment. */}
    <Route path="*" element={null} />
  </Routes>
);
