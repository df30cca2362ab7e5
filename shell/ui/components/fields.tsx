import type { ReactNode } from 'react';
import { DisabledContext } from './contexts.ts';

interface FieldsProps {
  readonly disabled: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Controls that can be used, or can't, as one: what is being sent is not changed meanwhile. */
export const Fields = ({ disabled, className, children }: FieldsProps): ReactNode => (
  <DisabledContext value={disabled}>
    <fieldset className="fields" disabled={disabled}>
      <div className={className}>{children}</div>
    </fieldset>
  </DisabledContext>
);
