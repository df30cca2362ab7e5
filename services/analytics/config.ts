import { networkEnv, withWholePairs } from '@carillon/social/network-config.ts';
import { z } from 'zod';

export const settings = withWholePairs(z.object(networkEnv));

export type AnalyticsConfig = z.output<typeof settings>;
