import { Alert } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

/** Why a file can’t be read. */
export const ReadProblem = ({ problem }: { readonly problem: string }): ReactNode => (
  <Alert type="error" role="alert" showIcon title={t`Couldn’t read this file`} description={problem} />
);
