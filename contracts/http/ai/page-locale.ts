import { z } from 'zod';
import { localeNames } from '../../domain/locales.ts';

/**
 * The language of the page that asks. Replies use it unless the user writes in another language. If omitted, the
 * language is detected from the user's text.
 */
export const pageLocale = z.enum(localeNames).optional();
