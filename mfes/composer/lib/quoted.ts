import { t } from '@lingui/core/macro';

/** A name in the user's quotation marks. */
export const quoted = (name: string): string => t`“${name}”`;
