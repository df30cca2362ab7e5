import type { z } from 'zod';
import type { getUser } from '../../http/identity/account/get-user.ts';

/** The owner of a workspace, who is logged in. */
export const owner = (id: string, workspace: string): z.input<typeof getUser.response> => ({
  id,
  name: 'ada',
  email: 'ada@example.com',
  timezone: 'UTC',
  workspace: { id: workspace, name: 'ada', role: 'owner' },
});
