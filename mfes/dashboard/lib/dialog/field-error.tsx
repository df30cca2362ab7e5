import { AlertIcon } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';

/** What is wrong with the field above it. */
export const FieldError = ({ children }: { children: ReactNode }): ReactNode => (
  <p role="alert" className="dash-error">
    <AlertIcon size={16} />
    <span>{children}</span>
  </p>
);
