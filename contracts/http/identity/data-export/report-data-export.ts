import { z } from 'zod';
import { givenId } from '../../../domain/bounded-text.ts';
import { defineOperation } from '../../../operation.ts';

/** How often the gateway reports that a download continues. */
export const REPORT_EVERY_MS = 20_000;

/** For the gateway: a download goes on, is whole, or broke off. */
export const reportDataExport = defineOperation({
  id: 'identity.reportDataExport',
  method: 'POST',
  path: '/internal/data-exports/report',
  access: ['gateway'],
  summary: 'Get the state of a data download',
  body: z.object({ user_id: givenId, lease: givenId, state: z.enum(['running', 'whole', 'broken']) }),
  response: z.object({
    /** False once the session is over, or another download has taken its place. */
    goes_on: z.boolean(),
  }),
});
