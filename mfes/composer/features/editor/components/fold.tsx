import { type ReactNode, useState } from 'react';

interface FoldProps {
  /** Whether it starts open. After that, only its title opens and closes it. */
  readonly opened: boolean;
  readonly title: string;
  /** Next to the title; may be empty. */
  readonly state: string;
  readonly children: ReactNode;
}

/** A part of the editor that few posts need. */
export function Fold({ opened, title, state, children }: FoldProps): ReactNode {
  const [isOpen, setIsOpen] = useState(opened);
  return (
    <details
      className="composer-comment"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {title} <span className="muted">{state}</span>
      </summary>
      {children}
    </details>
  );
}
