import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';

/**
 * Whether an owner must approve the workspace's posts before they are published. Posts scheduled earlier stay
 * scheduled.
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
