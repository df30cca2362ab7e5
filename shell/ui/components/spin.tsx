import type { ReactNode } from 'react';

/** Something is under way. Seen only: the words beside it say what. */
export const Spin = ({ size = 'small' }: { size?: 'small' | 'inherit' }): ReactNode => (
  <span className={`ant-spin ${size}`} aria-hidden="true" />
);
