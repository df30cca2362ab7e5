import { z } from 'zod';
import { localeNames } from '../../domain/locales.ts';

/** The language of the page that asks: what is said to its user is in it, unless they write in another. Left out: told by what they write. */
export const pageLocale = z.enum(localeNames).optional();
