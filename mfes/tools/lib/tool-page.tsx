import type { Operation } from '@carillon/contracts/operation.ts';
import { type UserStorage, useMay, useUserStorage } from '@carillon/sdk/index.ts';
import { Alert, LoadingState, PageHeader } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ComponentType, ReactNode } from 'react';
import styles from './styles.css';

export interface ToolProps {
  readonly storage: UserStorage;
}

interface ToolPageProps {
  readonly title: string;
  readonly line: string;
  /** The tool's main operation. */
  readonly operation: Operation;
  /** Whether users who may not use the tool still find something to look at. */
  readonly forViewers?: boolean;
  readonly tool: ComponentType<ToolProps>;
}

/** A tool under its title, for users who may use it, once it is known whose input it stores. */
export function ToolPage({ title, line, operation, forViewers, tool: Tool }: ToolPageProps): ReactNode {
  const storage = useUserStorage();
  const mayUse = useMay(operation);
  return (
    <div className="page">
      <style href="tools" precedence="default">
        {styles}
      </style>
      <PageHeader title={title} line={line} />
      {!mayUse && (
        <Alert
          type="info"
          showIcon
          title={t`You can view this workspace’s posts and plans but not generate anything.`}
          description={t`Ask an owner of this workspace for the writer role.`}
        />
      )}
      {(mayUse || forViewers) &&
        (storage ? <Tool key={storage.userId} storage={storage} /> : <LoadingState rows={4} />)}
    </div>
  );
}
