import { z } from 'zod';
import { givenId, postText } from '../../../domain/bounded-text.ts';
import { platformId } from '../../../domain/platform-id.ts';
import { defineOperation } from '../../../operation.ts';
import { boundedMessage } from '../../../words/bounded-message.ts';

/** For who uses tokens: the network refused the token, so the workspace must connect the account again. */
export const reportLostConnection = defineOperation({
  id: 'identity.reportLostConnection',
  method: 'POST',
  path: '/internal/connections/lost',
  access: ['worker', 'analytics', 'collector'],
  summary: 'A token was refused',
  body: z.object({
    workspace_id: givenId,
    platform_id: platformId,
    /** As returned by `resolveTarget`. Absent from earlier versions, which mean the network's first. */
    connection_id: givenId.optional(),
    reason: postText,
    reason_text: boundedMessage.optional(),
    /** The lost connection, as returned by `resolveTarget`. A newer connection stays. */
    revision: z.number().int(),
  }),
  response: z.object({
    success: z.literal(true),
    /** False if there is a newer connection, to which the rejected token doesn't belong. */
    lost: z.boolean(),
  }),
});
