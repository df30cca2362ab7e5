import { labelOf, PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { NETWORKS } from '@carillon/contracts/networks/networks.ts';
import { listText } from '@carillon/sdk/index.ts';
import { plural } from '@lingui/core/macro';
import { plainText } from './plain-text.ts';

const SHORT: ReadonlyMap<string, PlatformName> = new Map(
  NETWORKS.flatMap(({ name, aliases, shortNames }) =>
    [...aliases, ...shortNames].map((short) => [short, name] as const),
  ),
);

/** Files that use the old name are answered with it. */
const TWITTER = 'Twitter (X)';
/** Networks that other tools publish to, by what their files call them, in small letters without spaces and signs. */
const OTHERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    x: 'X',
    twitter: TWITTER,
    twitterx: TWITTER,
    xtwitter: TWITTER,
    threads: 'Threads',
    pinterest: 'Pinterest',
    tiktok: 'TikTok',
    youtube: 'YouTube',
    yt: 'YouTube',
    youtubeshorts: 'YouTube',
    gbp: 'Google Business',
    gmb: 'Google Business',
    googlebusiness: 'Google Business',
    googlemybusiness: 'Google Business',
    googlebusinessprofile: 'Google Business',
    snapchat: 'Snapchat',
    reddit: 'Reddit',
    tumblr: 'Tumblr',
    telegram: 'Telegram',
    whatsapp: 'WhatsApp',
    discord: 'Discord',
    slack: 'Slack',
    vk: 'VK',
    xing: 'Xing',
    nostr: 'Nostr',
    lemmy: 'Lemmy',
    twitch: 'Twitch',
    wordpress: 'WordPress',
  }),
);

/** Stands for the accounts of a row whose network columns are all off. */
export const NO_NETWORK = 'None';

const plainName = (text: string): string => plainText(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the network that a text names; null for another text. */
export function networkOf(text: string): PlatformName | null {
  const name = plainName(text);
  return SHORT.get(name) ?? PLATFORM_NAMES.find((one) => plainName(labelOf(one)) === name) ?? null;
}

/** Returns the label of a network that Carillon doesn’t publish to; null for another text. */
export const otherNetworkOf = (text: string): string | null =>
  networkOf(text) ? null : (OTHERS.get(plainName(text)) ?? null);

/** "Twitter (X) isn’t supported", for networks that Carillon doesn’t publish to. */
export function unsupportedText(networks: readonly string[]): string {
  const names = listText(networks);
  return plural(networks.length, { one: `${names} isn’t supported`, other: `${names} aren’t supported` });
}
