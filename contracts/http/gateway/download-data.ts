import { z } from 'zod';
import { textUpTo } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';

/**
 * All of the user's data as a ZIP file, as it is put together. A file that broke off has no directory, and so can't be
 * opened.
 */
export const downloadData = defineOperation({
  id: 'gateway.downloadData',
  method: 'GET',
  path: '/user/data-export/archive',
  access: 'viewer',
  ofUser: true,
  rate: 'costly',
  summary: 'Download all your data',
  query: z.object({ ticket: textUpTo(200) }),
  response: z.object({}),
  errors: ['not_authenticated', 'not_found'],
});
