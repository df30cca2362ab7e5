import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';

/** How people spell networks in Arabic script. One that isn't listed is known by its Latin name. */
export const ARABIC_NETWORK_NAMES: { readonly [P in PlatformName]?: readonly string[] } = {
  facebook: ['فيسبوك', 'فيس بوك', 'الفيسبوك', 'الفيس بوك'],
  instagram: ['إنستغرام', 'انستغرام', 'إنستجرام', 'انستجرام', 'إنستقرام', 'انستقرام'],
  linkedin: ['لينكدإن', 'لينكد إن', 'لينكدان', 'لينكد ان'],
  bluesky: ['بلوسكاي', 'بلو سكاي'],
  mastodon: ['ماستودون'],
};
