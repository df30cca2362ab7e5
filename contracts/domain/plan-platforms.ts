import { NETWORKS, type PlatformLabel } from '@carillon/contracts/networks/networks.ts';

/** Platforms that a business plan can be for although Carillon doesn't publish to them. */
const ELSEWHERE = ['Twitter', 'TikTok', 'YouTube'] as const;

export type PlanPlatform = PlatformLabel | (typeof ELSEWHERE)[number] | 'Multiple Platforms';

/** In the order of the form: what shows pictures first. */
export const PLAN_PLATFORMS: readonly [PlanPlatform, ...PlanPlatform[]] = [
  ...(NETWORKS.toSorted((a, b) => Number(b.preview.mediaFirst) - Number(a.preview.mediaFirst)).map(
    ({ label }) => label,
  ) as [PlatformLabel]),
  ...ELSEWHERE,
  'Multiple Platforms',
];
