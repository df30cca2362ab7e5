import { t } from '@lingui/core/macro';

/** A name in quotation marks, as the user's language has them. */
export const quote = (name: string): string => t`“${name}”`;
