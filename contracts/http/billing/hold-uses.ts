import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { COUNTED, useOf } from './use.ts';

/**
 * Takes places within the limits of the plan, all of them or none. Before something is made, they are reserved until a
 * moment soon; when it is made, the same call with the same id keeps them. What is made already is never refused.
 */
export const holdUses = defineOperation({
  id: 'billing.holdUses',
  method: 'POST',
  path: '/internal/uses/hold',
  access: ['posts', 'identity'],
  summary: 'Take places within the limits of a plan',
  body: useOf.extend({
    /** Whether it is made. */
    kept: z.boolean(),
    uses: z
      .array(
        z.object({
          kind: z.enum(COUNTED),
          /** When the place is free again by itself. Null: posts count for the rest of the month, others until released. */
          until: z.iso.datetime().max(40).nullable(),
        }),
      )
      .min(1)
      .max(COUNTED.length),
  }),
  response: z.object({ success: z.literal(true) }),
  errors: ['plan_limit'],
});
