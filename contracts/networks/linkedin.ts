import { sentence } from '../text.ts';
import { countCodePoints } from './count.ts';
import type { Network, NetworkDetails } from './network.ts';

const MB = 1024 * 1024;
const HOUR_MS = 3_600_000;

/** A page; everything else there is a member's own profile. */
export const isOrganization = (targetId: string): boolean => targetId.startsWith('urn:li:organization:');

/**
 * Sources: LinkedIn's Posts, Images and Videos APIs (202609); codecs, shapes and frame rates are from its help center, and
 * are of its own page.
 */
export const linkedin: Network<'linkedin', 3, 'LinkedIn'> = {
  id: 3,
  name: 'linkedin',
  label: 'LinkedIn',
  targetNoun: 'profile',
  targetNouns: 'profiles and pages',
  kindOf: (targetId) => (isOrganization(targetId) ? 'page' : 'profile'),
  needsPage: false,
  aliases: [],
  shortNames: ['li'],
  color: '#0a66c2',
  icon: {
    path: 'M6 10h2.500v8H6zM7.25 6A1.4 1.4 0 1 1 7.25 8.8 1.4 1.4 0 0 1 7.25 6zM10.2 10h2.400v1.100c.4-.7 1.3-1.3 2.5-1.3 2.4 0 2.9 1.5 2.9 3.600V18h-2.500v-4.100c0-1-.1-2-1.3-2s-1.5.9-1.5 1.900V18h-2.500z',
    drawn: 'filled',
  },
  postKinds: ['feed'],
  connect: { how: 'oauth', credentials: ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'] },
  limits: {
    text: 3_000,
    comment: 1_250,
    hashtags: null,
    images: 20,
    imageBytes: 10 * MB,
    videoBytes: 500 * MB,
    mediaRequired: false,
  },
  count: countCodePoints,
  media: {
    imageTypes: ['image/jpeg', 'image/png', 'image/gif'],
    frame: null,
    shapes: ['1:1', '1.91:1', '16:9'],
    mixed: false,
    video: {
      takes: { containers: ['mp4'], seconds: { least: 3, most: 1_800 }, bytes: { least: 75_000 } },
      advises: {
        codecs: ['h264', 'hevc'],
        audioCodecs: ['aac'],
        aspect: { least: 1 / 2.4, most: 2.4 },
        fps: { least: 10, most: 60 },
        width: { least: 256, most: 4_096 },
        height: { least: 144, most: 2_304 },
      },
    },
  },
  links: { linked: true, card: false },
  hashtags: { signs: '#', usual: 3 },
  preview: {
    layout: 'columns',
    mediaFirst: false,
    cut: { letters: 210, lines: 3, word: '…see more' },
    width: 480,
    avatar: 44,
    justNow: 'Now',
    buttons: 4,
  },
  options: [],
  peaks: [{ days: [2, 3, 4], from: 10, to: 12, at: 'midweek_mornings' }],
  capabilities: ['publish', 'first_comment', 'comments', 'insights'],
  whyNot: (capability, targetId) =>
    capability === 'comments' && !isOrganization(targetId ?? '')
      ? sentence`LinkedIn doesn’t let apps read comments on personal profiles.`
      : null,
  whyNotTakeDown: sentence`Carillon can’t delete posts from LinkedIn yet. Delete it there.`,
  noTargets: sentence`LinkedIn was not connected: it didn’t say which profile it is. Connect again.`,
  // LinkedIn doesn't say for how long; half a day is a cautious guess.
  repetitionMs: 12 * HOUR_MS,
  repeatsSafely: false,
  reading: 'sparingly',
};

const app = 'your LinkedIn app';
const where = {
  default: 'the network’s own',
  meaning: 'another address for the network’s API, for a proxy or a test double',
};

export const linkedinDetails: NetworkDetails = {
  settings: {
    LINKEDIN_CLIENT_ID: { default: 'sandbox', meaning: app },
    LINKEDIN_CLIENT_SECRET: { default: 'sandbox', meaning: app, secret: true },
    LINKEDIN_API_VERSION: { meaning: 'the version of LinkedIn’s API' },
    LINKEDIN_MEMBER_ANALYTICS: {
      meaning: '`true` if LinkedIn granted the app `r_member_postAnalytics` and `r_member_profileAnalytics`',
    },
    LINKEDIN_ORGANIZATIONS: {
      meaning:
        '`true` if LinkedIn granted the app its Community Management API, which is needed to publish to pages',
    },
    LINKEDIN_AUTH_URL: where,
    LINKEDIN_API_URL: where,
  },
  style: 'formal',
  plan: {
    role: 'Shows expertise to people who decide for companies: one thought a post, in plain words.',
    formats: ['Text', 'Document', 'Text with a picture', 'Video'],
    care: 'Post from your own profile, then share it from the company page. The first two lines decide who keeps reading.',
    paid: 'Sponsor a document or an article for chosen industries and roles.',
    rank: { people: null, companies: 1 },
  },
};
