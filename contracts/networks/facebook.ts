import { sentence } from '../text.ts';
import { countCodePoints } from './count.ts';
import type { Network, NetworkDetails } from './network.ts';

const MB = 1024 * 1024;

/**
 * Sources: Meta's Pages reference, Page video reference and publishing guide (v26.0); the limits for one request (20
 * minutes) and for a video (4 hours) differ. The text's limit is second-hand.
 */
export const facebook: Network<'facebook', 1, 'Facebook'> = {
  id: 1,
  name: 'facebook',
  label: 'Facebook',
  targetNoun: 'page',
  targetNouns: 'pages',
  kindOf: () => 'page',
  needsPage: true,
  aliases: ['fb'],
  shortNames: [],
  color: '#0866ff',
  icon: {
    path: 'M13.6 20v-6.600h2.200l.4-2.700h-2.600V9c0-.8.3-1.3 1.4-1.300h1.300V5.300A17 17 0 0 0 14.3 5.200c-2 0-3.3 1.2-3.3 3.400v2.100H8.700v2.700H11V20z',
    drawn: 'filled',
  },
  postKinds: ['feed'],
  connect: { how: 'oauth', credentials: ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'] },
  limits: {
    text: 63_206,
    comment: 8_000,
    hashtags: null,
    images: 10,
    imageBytes: 10 * MB,
    videoBytes: 1024 * MB,
    mediaRequired: false,
  },
  count: countCodePoints,
  media: {
    imageTypes: ['image/jpeg', 'image/png', 'image/gif'],
    frame: null,
    shapes: ['1:1', '4:5', '1.91:1', '16:9', '9:16'],
    mixed: false,
    video: {
      takes: { seconds: { most: 14_400 } },
      advises: {
        seconds: { least: 1, most: 1_200 },
        codecs: ['h264', 'hevc'],
        audioCodecs: ['aac'],
        aspect: { least: 9 / 16, most: 16 / 9 },
        fps: { most: 60 },
      },
    },
  },
  links: { linked: true, card: false },
  hashtags: { signs: '#', usual: 2 },
  preview: {
    layout: 'rows',
    mediaFirst: false,
    cut: { letters: 477, lines: 5, word: '… See more' },
    width: 500,
    avatar: 40,
    justNow: 'Just now',
    buttons: 3,
  },
  options: [],
  // The working day begins with it.
  peaks: [{ days: [1, 2, 3, 4, 5], from: 9, to: 12, at: 'weekday_mornings' }],
  capabilities: ['publish', 'first_comment', 'comments', 'insights'],
  whyNot: () => null,
  whyNotTakeDown: sentence`Carillon can’t delete posts from Facebook yet. Delete it there.`,
  noTargets: sentence`Facebook wasn’t connected: we found no page that you can publish to. Create a page, or allow Carillon to use one, then connect again.`,
  repetitionMs: null,
  repeatsSafely: false,
  reading: 'often',
};

const app = 'your Meta app for Facebook pages';
const where = {
  default: 'the network’s own',
  meaning: 'another address for the network’s API, for a proxy or a test double',
};

export const facebookDetails: NetworkDetails = {
  settings: {
    FACEBOOK_APP_ID: { default: 'sandbox', meaning: app },
    FACEBOOK_APP_SECRET: { default: 'sandbox', meaning: app, secret: true },
    FACEBOOK_API_VERSION: { meaning: 'the version of Meta’s API' },
    FACEBOOK_DIALOG_URL: where,
    FACEBOOK_GRAPH_URL: where,
    FACEBOOK_VIDEO_URL: where,
  },
  style: 'plain',
  plan: {
    role: 'Keeps neighbors and regulars informed: dates, hours, news, and answers to questions.',
    formats: ['Photo', 'Text with a picture', 'Event', 'Video'],
    care: 'Keep the page’s hours and contact details up to date, and answer messages within a day.',
    paid: 'Promote a post or an event to the people you want to reach.',
    rank: { people: 2, companies: 2 },
  },
};
