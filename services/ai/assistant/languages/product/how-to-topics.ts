/** Questions about Carillon. */
export const HOW_TO_TOPICS = [
  ...(['take_data', 'disconnect', 'needs_media', 'connect', 'networks', 'media', 'bulk', 'team'] as const),
  ...([
    'password',
    'close_account',
    'time_zone',
    'notifications',
    'words',
    'business_plan',
    'prices',
  ] as const),
  ...(['description', 'sentiment', 'comments', 'brand_voice', 'hashtags', 'figures', 'calendar'] as const),
  'posting',
] as const;
export type HowToTopic = (typeof HOW_TO_TOPICS)[number];
