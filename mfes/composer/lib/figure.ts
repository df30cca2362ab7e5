import { i18n } from '@lingui/core';

/** A number in the user's form: "1,200" or "1.200". */
export const figure = (n: number): string => n.toLocaleString(i18n.locale);
