import { SANDBOX_DOMAIN } from '../domain/sandbox-domain.ts';
import { sentence } from '../text.ts';
import { countMastodon } from './mastodon-count.ts';
import type { Network, NetworkDetails } from './network.ts';

const MB = 1024 * 1024;

/**
 * Mastodon and servers of its API: GoToSocial, Pleroma, Akkoma, Pixelfed. `limits` are Mastodon's own of version 4.5; every
 * server has other ones, which are read when an account is connected.
 */
export const mastodon: Network<'mastodon', 5, 'Mastodon'> = {
  id: 5,
  name: 'mastodon',
  label: 'Mastodon',
  targetNoun: 'account',
  targetNouns: 'accounts',
  kindOf: () => 'profile',
  serverOf: (targetId) => targetId.slice(0, Math.max(0, targetId.indexOf('/'))),
  needsPage: true,
  aliases: ['fediverse', 'gotosocial', 'pixelfed'],
  shortNames: ['masto'],
  color: '#563acc',
  icon: {
    path: 'M5 9.500C5 6 8 5 12 5s7 1 7 4.500v3c0 3-2.200 3.700-5.500 3.800-1.600.050-2.700-.1-3.700-.4.2 1.600 1.500 2 3.500 2 1 0 2-.2 2.700-.5v1.600c-.9.4-2 .6-3.100.6-5.400 0-7.900-2.300-7.900-7zM8 9.500V13h1.800V9.700c0-.8.3-1.200 1-1.200.6 0 .9.4.9 1.200v1.500h.600V9.700c0-.8.3-1.200.9-1.200.7 0 1 .4 1 1.200V13H16V9.500c0-1.600-.9-2.500-2.200-2.500-.8 0-1.400.3-1.800 1-.4-.7-1-1-1.800-1C8.900 7 8 7.900 8 9.500z',
    drawn: 'filled',
  },
  postKinds: ['feed'],
  connect: {
    how: 'server',
    fields: [
      {
        name: 'server',
        label: sentence`Server`,
        placeholder: 'mastodon.social',
        help: sentence`The address of the server that your account is on. You sign in there, not here.`,
      },
    ],
    sandbox: { server: SANDBOX_DOMAIN },
  },
  limits: {
    text: 500,
    linkLength: 23,
    counting: 'mastodon',
    comment: 500,
    hashtags: null,
    images: 4,
    imageBytes: 16 * MB,
    videoBytes: 99 * MB,
    mediaRequired: false,
  },
  count: countMastodon,
  media: {
    imageTypes: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
    frame: null,
    shapes: ['16:9', '1:1'],
    mixed: false,
    video: {
      takes: { containers: ['mp4', 'mov'] },
      advises: { codecs: ['h264'], audioCodecs: ['aac'], fps: { most: 60 } },
    },
  },
  links: { linked: true, card: false },
  hashtags: { signs: '#＃', usual: 3 },
  preview: {
    layout: 'columns',
    mediaFirst: false,
    cut: null,
    width: 600,
    avatar: 46,
    justNow: 'now',
    buttons: 4,
  },
  options: [
    {
      name: 'visibility',
      label: 'Who can see it',
      kind: 'choice',
      choices: [
        { value: 'public', label: 'Everyone' },
        { value: 'unlisted', label: 'Everyone, but not in public timelines' },
        { value: 'private', label: 'Followers' },
        { value: 'direct', label: 'People you mention' },
      ],
      usual: 'public',
    },
    {
      name: 'content_warning',
      label: 'Content warning',
      help: 'Shown in place of the post until someone opens it.',
      kind: 'text',
      most: 200,
      covers: true,
    },
    { name: 'language', label: 'Language', kind: 'language' },
  ],
  peaks: [{ days: [1, 2, 3, 4, 5], from: 16, to: 19, at: 'weekday_afternoons' }],
  capabilities: ['publish', 'first_comment', 'comments', 'insights'],
  whyNot: () => null,
  whyNotTakeDown: null,
  noTargets: sentence`Mastodon was not connected: its server didn’t say which account it is. Connect again.`,
  repetitionMs: null,
  repeatsSafely: false,
  reading: 'often',
};

export const mastodonDetails: NetworkDetails = {
  settings: {},
  style: 'plain',
  plan: {
    role: 'Talks with people who dislike ads: answers, shows the work, and takes part in their topics.',
    formats: ['Text', 'Text with a picture', 'Thread'],
    care: 'Describe every picture, use a few hashtags that people follow, and answer replies.',
    paid: 'There are no ads: ask people with many followers to share a post.',
    rank: { people: null, companies: null },
  },
};
