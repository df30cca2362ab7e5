import { listText } from '@carillon/contracts/domain/list-text.ts';
import { labelOf, PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { NETWORKS } from '@carillon/contracts/networks/networks.ts';
import { plural, t } from '@lingui/core/macro';
import { plainText } from './plain-text.ts';

const SHORT: ReadonlyMap<string, PlatformName> = new Map(
  NETWORKS.flatMap(({ name, aliases, shortNames }) =>
    [...aliases, ...shortNames].map((short) => [short, name] as const),
  ),
);

/** Files that use the old name are answered with it. */
const TWITTER = t`Twitter (X)`;
/** Networks that other tools publish to, by what their files call them, in small letters without spaces and signs. */
const OTHERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    x: 'X',
    twitter: TWITTER,
    twitterx: TWITTER,
    xtwitter: TWITTER,
    threads: t`Threads`,
    pinterest: t`Pinterest`,
    tiktok: t`TikTok`,
    youtube: t`YouTube`,
    yt: t`YouTube`,
    youtubeshorts: t`YouTube`,
    gbp: t`Google Business`,
    gmb: t`Google Business`,
    googlebusiness: t`Google Business`,
    googlemybusiness: t`Google Business`,
    googlebusinessprofile: t`Google Business`,
    snapchat: t`Snapchat`,
    reddit: t`Reddit`,
    tumblr: t`Tumblr`,
    telegram: t`Telegram`,
    whatsapp: t`WhatsApp`,
    discord: t`Discord`,
    slack: t`Slack`,
    vk: 'VK',
    xing: t`Xing`,
    nostr: t`Nostr`,
    lemmy: t`Lemmy`,
    twitch: t`Twitch`,
    wordpress: t`WordPress`,
  }),
);

/** Stands for the accounts of a row whose network columns are all off. */
export const NO_NETWORK = t`None`;

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
export const unsupportedText = (networks: readonly string[]): string =>
  t`${listText(networks, 'and')} ${plural(networks.length, { one: 'isn’t', other: 'aren’t' })} supported`;
