import { z } from 'zod';

const count = z.number().int().nonnegative();

/** Limits in which an account's server differs from its network's; `NetworkLimits` with what is the same left out. */
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
