import { z } from 'zod';

/** Plans are off unless an operator switches them on: nobody's own server limits them by surprise. */
export const planEnv = {
  PLANS: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default('off')
    .transform((word) => word === 'on'),
};
