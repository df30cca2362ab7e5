import { z } from 'zod';
import { PLATFORM_IDS } from './platforms.ts';

/** The id of a network, in what is sent and answered. */
export const platformId = z.literal(PLATFORM_IDS);
