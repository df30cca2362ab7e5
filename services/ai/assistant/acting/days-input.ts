import { z } from 'zod';

const DAYS = { '7': 7, '30': 30, '90': 90 } as const;
const NAMES = Object.keys(DAYS) as (keyof typeof DAYS)[];

/** Over how many days a program asks for figures, as text or as a number: Gemini takes enums of texts alone. */
export const daysInput = z
  .preprocess((input) => (typeof input === 'number' ? String(input) : input), z.enum(NAMES))
  .transform((days) => DAYS[days]);
