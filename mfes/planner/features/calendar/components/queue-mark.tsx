import { LinesIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Entry } from '../../../lib/entry.ts';

/** That a post waits in a posting slot; nothing for others. */
export const QueueMark = ({ entry: { publications } }: { entry: Entry }): ReactNode =>
  publications.some(({ from_queue, status }) => from_queue && status === 'scheduled') && (
    <span title={t`From the queue`} style={{ paddingInlineStart: 4, verticalAlign: 'middle' }}>
      <LinesIcon size={12} />
      <span className="visually-hidden">, {t`from the queue`},</span>
    </span>
  );
