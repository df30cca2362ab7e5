import { z } from 'zod';
import { webAddress } from '../http/web-address.ts';

const LONGEST_ID = 100;
const LONGEST_NAME = 300;

/** An id of a server's own making. */
export const id = z.string().min(1).max(LONGEST_ID);

/** A thing's name; cut where it is long. */
export const name = z.string().transform((text) => text.slice(0, LONGEST_NAME));

/** An address for a browser. Null if it isn't one. */
export const address = z.string().nullish().catch(null).transform(webAddress);

/** An error's code, of a server's own making. */
export const codeOf = (word: string): string => word.slice(0, 100);
