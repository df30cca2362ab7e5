import { z } from 'zod';
import { textUpTo } from '../../domain/bounded-text.ts';
import { OPTION_LIMITS } from '../../domain/post-options.ts';
import { sentence } from '../../text.ts';

/** Chosen options of a network, by name. */
export const postOptions = z
  .record(z.string().max(OPTION_LIMITS.name), textUpTo(OPTION_LIMITS.value))
  .refine((options) => Object.keys(options).length <= OPTION_LIMITS.count, sentence`Send fewer options.`)
  .meta({ maxProperties: OPTION_LIMITS.count });
