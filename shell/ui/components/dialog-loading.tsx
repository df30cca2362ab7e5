import type { ReactNode } from 'react';
import { Spin } from './spin.tsx';

/** Covers the page while what is in a dialog loads, and says so when it is slow to come because a try failed. */
export const DialogLoading = ({ failed }: { failed: boolean }): ReactNode => (
  <div className="modal-loading" role="status" aria-label={failed ? undefined : 'Loading'}>
    <Spin />
    {failed && <p>Couldn’t load this. Check your connection. Trying again …</p>}
  </div>
);
