import { Alert } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

/** Shown for a search without a result, and for a reply that can't be read. */
export const NoHashtags = (): ReactNode => (
  <Alert type="warning" showIcon role="alert" title={t`No hashtags found or invalid response format`} />
);
