/** Where a business plan is for. The networks that Carillon publishes to are `PLATFORMS`. */
export const PLAN_PLATFORMS = [
  'Instagram',
  'Facebook',
  'LinkedIn',
  'Twitter',
  'TikTok',
  'YouTube',
  'Multiple Platforms',
] as const;
export type PlanPlatform = (typeof PLAN_PLATFORMS)[number];
