import { setting } from '@carillon/kit/config.ts';
import { z } from 'zod';

/** The API and the deliverers make the same secrets of it, and judge URLs alike. */
const sharedSettings = {
  WEBHOOK_KEY: setting.key(),
  PUBLIC_URL: setting.url(),
  LOOPBACK_WEBHOOKS: z.enum(['auto', 'off'], 'must be auto or off').default('auto'),
};

export const apiSettings = z.object(sharedSettings);

export const delivererSettings = z.object({
  ...sharedSettings,
  WEBHOOK_CONCURRENCY: setting.whole(24, 1, 200),
});

export type ApiConfig = z.output<typeof apiSettings>;
export type DelivererConfig = z.output<typeof delivererSettings>;
