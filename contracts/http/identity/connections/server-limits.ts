import { z } from 'zod';

const count = z.number().int().nonnegative();

/**
 * Limits in which an account's server differs from its network. `NetworkLimits` without the limits that are the same.
 */
export const serverLimits = z
  .object({
    text: count,
    linkLength: count,
    counting: z.string(),
    comment: count,
    images: count,
    imageBytes: count,
    videoBytes: count,
    altText: count,
    mediaRequired: z.boolean(),
  })
  .partial();
