import type { ReactNode } from 'react';
import { AlertIcon } from '../icons.tsx';

interface FieldErrorProps {
  /** For the `aria-describedby` of the field or the group, where nothing around it has an id. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Shows the error of the field above it, as soon as there is one. */
export const FieldError = ({ id, children }: FieldErrorProps): ReactNode => (
  <p id={id} role="alert" className="field-error">
    <AlertIcon size={16} />
    <span>{children}</span>
  </p>
);
