import { SANDBOX_DOMAIN } from '../domain/sandbox-domain.ts';
import { sentence } from '../text.ts';
import { countGraphemes } from './count.ts';
import type { Network, NetworkDetails } from './network.ts';

const MB = 1_000_000;

/**
 * Bluesky and servers of the AT Protocol. The limits come from its lexicons, as the reference server 0.5.35 enforces
 * them.
 */
export const bluesky: Network<'bluesky', 4, 'Bluesky'> = {
  id: 4,
  name: 'bluesky',
  label: 'Bluesky',
  targetNoun: 'account',
  targetNouns: 'accounts',
  kindOf: () => 'profile',
  needsPage: true,
  aliases: ['bsky', 'atproto'],
  shortNames: ['bs'],
  color: '#0a6fdb',
  icon: {
    path: 'M7.200 5.800c2 1.500 4.100 4.500 4.800 6.100.7-1.600 2.800-4.600 4.800-6.100 1.400-1.100 3.700-1.900 3.700.7 0 .5-.3 4.400-.5 5-.6 2.200-2.800 2.800-4.800 2.500 3.400.6 4.300 2.500 2.400 4.400-3.600 3.700-5.100-.9-5.500-2.100l-.1-.3-.1.3c-.4 1.200-1.900 5.800-5.500 2.100-1.900-1.900-1-3.800 2.400-4.400-2 .3-4.200-.3-4.800-2.500-.2-.6-.5-4.500-.5-5 0-2.600 2.300-1.800 3.700-.7z',
    drawn: 'filled',
  },
  postKinds: ['feed'],
  connect: {
    how: 'handle',
    fields: [
      {
        name: 'identifier',
        label: sentence`Handle`,
        placeholder: 'yourname.bsky.social',
        help: sentence`Your full handle, on Bluesky or on any other server.`,
      },
      {
        name: 'password',
        label: sentence`App password`,
        placeholder: 'xxxx-xxxx-xxxx-xxxx',
        help: sentence`On Bluesky, go to Settings, Privacy and security, App passwords, and add one for Carillon. Carillon doesn’t store it.`,
        secret: true,
      },
    ],
    sandbox: { identifier: `studio.${SANDBOX_DOMAIN}`, password: 'sand-boxx-sand-boxx' },
  },
  limits: {
    text: 300,
    textBytes: 3000,
    comment: 300,
    hashtags: null,
    images: 10,
    imageBytes: 2 * MB,
    // The limit of the usual server. Another one may accept more, and says so when the video is sent.
    videoBytes: 5 * 1024 * 1024,
    mediaRequired: false,
  },
  count: countGraphemes,
  media: {
    imageTypes: ['image/jpeg', 'image/png', 'image/webp'],
    frame: null,
    shapes: ['16:9', '1:1', '4:5'],
    mixed: false,
    video: {
      takes: { containers: ['mp4'] },
      advises: { codecs: ['h264'], audioCodecs: ['aac'], seconds: { most: 180 } },
    },
  },
  links: { linked: true, card: true },
  hashtags: { signs: '#＃', usual: 2 },
  preview: {
    layout: 'columns',
    mediaFirst: false,
    cut: null,
    width: 600,
    avatar: 42,
    justNow: 'now',
    buttons: 4,
  },
  options: [{ name: 'language', label: 'Language', kind: 'language' }],
  peaks: [{ days: [1, 2, 3, 4, 5], from: 8, to: 10, at: 'weekday_mornings' }],
  capabilities: ['publish', 'first_comment', 'comments', 'insights'],
  whyNot: () => null,
  whyNotTakeDown: null,
  noTargets: sentence`Bluesky was not connected: the server didn’t say which account it is. Connect again.`,
  repetitionMs: null,
  // The record's key is noted before the first attempt, and the server takes one record for it.
  repeatsSafely: true,
  reading: 'often',
};

export const blueskyDetails: NetworkDetails = {
  settings: {
    BLUESKY_RESOLVER_URL: {
      default: 'Bluesky’s own',
      meaning: 'the server that resolves handles, for a private network or a test',
    },
    BLUESKY_PLC_URL: {
      default: 'https://plc.directory',
      meaning: 'the directory of accounts, for a private network or a test',
    },
  },
  style: 'plain',
  plan: {
    role: 'Joins conversations as they happen: news, opinions, and answers to people who care about the topic.',
    formats: ['Text', 'Text with a picture', 'Link with a card'],
    care: 'Write in the first person, answer replies, and describe every picture.',
    paid: 'There are no ads: ask people with many followers to share a post.',
    rank: { people: null, companies: null },
  },
};
