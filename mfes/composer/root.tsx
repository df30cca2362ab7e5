import { Pages, Route } from '@carillon/sdk/index.ts';
import { deferred, LoadingState } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { CreatePostPage } from './routes/create-post-page.tsx';

/** Loaded by those who open it. */
const MediaPage = deferred(
  async () => (await import('./routes/media-page.tsx')).MediaPage,
  () => (
    <div className="page">
      <LoadingState rows={4} />
    </div>
  ),
);

export const Root = (): ReactNode => (
  <Pages>
    <Route path="/create-post" element={<CreatePostPage />} />
    <Route path="/media" element={<MediaPage />} />
  </Pages>
);
