import { z } from 'zod';
import { givenId } from '../../../domain/bounded-text.ts';
import { PLATFORM_NAMES } from '../../../domain/platforms.ts';
import { defineOperation } from '../../../operation.ts';

/** For who reads figures: the pages, accounts or the profile that a workspace has connected on a network; none when it has not. */
export const listTargets = defineOperation({
  id: 'identity.listTargets',
  method: 'POST',
  path: '/internal/targets/list',
  access: ['collector'],
  summary: 'The connected targets of a network',
  body: z.object({ workspace_id: givenId, platform: z.enum(PLATFORM_NAMES) }),
  response: z.object({
    targets: z.array(
      z.object({
        /** As `resolveTarget` takes it. */
        page_id: z.string().nullable(),
        target_id: z.string(),
        target_name: z.string(),
      }),
    ),
  }),
});
