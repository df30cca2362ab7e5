import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { businessPlanParams } from './business-plan.ts';

/** Deletes a plan. Deleting it again answers as the first time. */
export const deleteBusinessPlan = defineOperation({
  id: 'ai.deleteBusinessPlan',
  method: 'DELETE',
  path: '/business-plans/:id',
  access: 'writer',
  scope: 'texts',
  summary: 'Delete a business plan',
  example: { params: { id: EXAMPLE.own } },
  params: businessPlanParams,
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated', 'validation_failed'],
});
