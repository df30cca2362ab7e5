import type { ReactNode } from 'react';

/** A page's title, a line about its purpose, and its one main action. */
export function PageHeader({
  title,
  line,
  action,
}: {
  title: string;
  line?: ReactNode;
  action?: ReactNode;
}): ReactNode {
  return (
    <div className="page-header">
      <div>
        <h1>{title}</h1>
        {line && <p>{line}</p>}
      </div>
      {action}
    </div>
  );
}
