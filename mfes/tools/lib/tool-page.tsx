import { type UserStorage, useUserStorage } from '@carillon/sdk/index.ts';
import { LoadingState, PageHeader } from '@carillon/ui/index.ts';
import type { ComponentType, ReactNode } from 'react';
import { STYLES } from './styles.ts';

export interface ToolProps {
  readonly storage: UserStorage;
}

interface ToolPageProps {
  readonly title: string;
  readonly line: string;
  readonly tool: ComponentType<ToolProps>;
}

/** A tool under its title, once it is known whose input it keeps. */
export function ToolPage({ title, line, tool: Tool }: ToolPageProps): ReactNode {
  const storage = useUserStorage();
  return (
    <div className="page">
      <style href="tools" precedence="default">
        {STYLES}
      </style>
      <PageHeader title={title} line={line} />
      {storage ? <Tool key={storage.userId} storage={storage} /> : <LoadingState rows={4} />}
    </div>
  );
}
