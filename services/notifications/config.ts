import { z } from 'zod';

/** It has none of its own. */
export const settings = z.object({});

export type NotificationsConfig = z.output<typeof settings>;
