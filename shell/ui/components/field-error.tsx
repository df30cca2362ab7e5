import type { ReactNode } from 'react';
import { AlertIcon } from '../icons.tsx';

/** What is wrong with the field above it, as soon as it is. */
export const FieldError = ({ children }: { children: ReactNode }): ReactNode => (
  <p role="alert" className="field-error">
    <AlertIcon size={16} />
    <span>{children}</span>
  </p>
);
