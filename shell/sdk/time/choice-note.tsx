import type { ReactNode } from 'react';
import type { ReadChoice } from './choice.ts';

/** Explains the chosen time, or why it can't be used. */
export const ChoiceNote = ({ obstacle, goesOut, note }: ReadChoice): ReactNode =>
  obstacle ? (
    <p role="alert" className="date-time-obstacle">
      {obstacle}
    </p>
  ) : (
    <p className="date-time-note" aria-live="polite">
      {goesOut}
      {note && <span className="muted"> {note}</span>}
    </p>
  );
