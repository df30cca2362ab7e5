import { t } from '@lingui/core/macro';

/** A name in the user's quotation marks. */
export const quote = (name: string): string => t`“${name}”`;
