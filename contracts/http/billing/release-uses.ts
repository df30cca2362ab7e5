import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { COUNTED, useOf } from './use.ts';

/** Gives places back. Does nothing when they are not held. */
export const releaseUses = defineOperation({
  id: 'billing.releaseUses',
  method: 'POST',
  path: '/internal/uses/release',
  access: ['posts', 'identity'],
  summary: 'Give places within the limits of a plan back',
  body: useOf.extend({
    kinds: z.array(z.enum(COUNTED)).min(1).max(COUNTED.length),
    /** Only what was reserved and never kept. */
    unless_kept: z.boolean().default(false),
  }),
  response: z.object({ success: z.literal(true) }),
});
