import { LinesIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Entry } from '../../../lib/entry.ts';

/** Marks a post that waits in a posting slot. */
export const QueueMark = ({ entry: { publications } }: { entry: Entry }): ReactNode =>
  publications.some(({ from_queue, status }) => from_queue && status === 'scheduled') && (
    <span title={t`From the queue`} style={{ paddingInlineStart: 4, verticalAlign: 'middle' }}>
      <LinesIcon size={12} />
      <span className="visually-hidden">, {t`from the queue`},</span>
    </span>
  );
