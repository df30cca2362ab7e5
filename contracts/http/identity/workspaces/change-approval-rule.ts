import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';

/**
 * Whether posts of the session's workspace go out only once an owner has approved them. What was scheduled before stays
 * so.
 */
export const changeApprovalRule = defineOperation({
  id: 'identity.changeApprovalRule',
  method: 'PUT',
  path: '/workspace/approval',
  access: 'owner',
  summary: 'Get whether an owner must approve posts before they are published',
  body: z.object({ owner_approval: z.boolean() }),
  response: z.object({ success: z.literal(true), owner_approval: z.boolean() }),
  errors: ['not_authenticated', 'validation_failed', 'not_found', 'forbidden'],
});
