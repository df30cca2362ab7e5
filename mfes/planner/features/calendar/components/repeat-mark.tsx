import { RepeatIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Entry } from '../../../lib/entry.ts';

/** Marks a post of a series. */
export const RepeatMark = ({ entry: { publications } }: { entry: Entry }): ReactNode =>
  publications.some(({ series_id }) => series_id) && (
    <span title={t`Repeats`} style={{ paddingInlineStart: 4, verticalAlign: 'middle' }}>
      <RepeatIcon size={12} />
      <span className="visually-hidden">, {t`repeats`},</span>
    </span>
  );
