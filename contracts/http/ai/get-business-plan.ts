import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { businessPlan, businessPlanParams } from './business-plan.ts';

export const getBusinessPlan = defineOperation({
  id: 'ai.getBusinessPlan',
  method: 'GET',
  path: '/business-plans/:id',
  access: 'viewer',
  scope: 'texts',
  summary: 'A business plan',
  example: { params: { id: EXAMPLE.own } },
  params: businessPlanParams,
  response: z.object({ success: z.literal(true), plan: businessPlan }),
  errors: ['not_authenticated', 'validation_failed', 'not_found'],
});
