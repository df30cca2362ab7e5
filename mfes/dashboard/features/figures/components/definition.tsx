import { isKey } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useId } from 'react';

/** Explains a word on the page: shown on hover and focus, and read out with the button. */
export function Definition({ term, children }: { term: string; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <span className="dash-definition">
      <button
        type="button"
        aria-label={t`What is ${term}?`}
        aria-describedby={id}
        onKeyDown={(event) => isKey(event, 'Escape') && event.currentTarget.blur()}
      >
        <span aria-hidden="true">?</span>
      </button>
      <span role="tooltip" id={id}>
        {children}
      </span>
    </span>
  );
}
