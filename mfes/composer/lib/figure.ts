import { formatNumber } from '@carillon/sdk/index.ts';

/** A number in the user's form: "1,200" or "1.200". */
export const figure = (n: number): string => formatNumber(n);
