import { z } from 'zod';
import { sentence } from '../../text.ts';

/** When something is published, as its user reads it on a clock. */
export const localTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, sentence`Give the time as YYYY-MM-DD HH:mm:ss.`)
  .describe(
    'Local time, YYYY-MM-DD HH:mm:ss. One that the clocks skip is refused; one that comes twice means the first.',
  );
