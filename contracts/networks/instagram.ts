import { sentence } from '../text.ts';
import { countCodePoints } from './count.ts';
import type { Network, NetworkDetails } from './network.ts';

const MB = 1024 * 1024;

/** Source: Meta's Instagram content publishing reference (v26.0), for videos its specifications of reels. */
export const instagram: Network<'instagram', 2, 'Instagram'> = {
  id: 2,
  name: 'instagram',
  label: 'Instagram',
  targetNoun: 'account',
  targetNouns: 'accounts',
  kindOf: () => 'account',
  needsPage: true,
  aliases: ['insta', 'ig'],
  shortNames: [],
  color: '#c13584',
  icon: {
    path: 'M9.3 5.5h5.4a3.8 3.8 0 0 1 3.8 3.8v5.4a3.8 3.8 0 0 1-3.8 3.8H9.3a3.8 3.8 0 0 1-3.8-3.8V9.3a3.8 3.8 0 0 1 3.8-3.8zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM15.7 8.3h.01',
    drawn: 'outlined',
  },
  postKinds: ['feed', 'reel'],
  connect: { how: 'oauth', credentials: ['INSTAGRAM_APP_ID', 'INSTAGRAM_APP_SECRET'] },
  limits: {
    text: 2_200,
    comment: 2_200,
    hashtags: 30,
    images: 10,
    imageBytes: 8 * MB,
    videoBytes: 300 * MB,
    mediaRequired: true,
  },
  count: countCodePoints,
  media: {
    imageTypes: ['image/jpeg'],
    frame: { narrowest: 4 / 5, widest: 1.91, leastWidth: 320, mostWidth: 1440, words: '4:5 to 1.91:1' },
    shapes: ['1:1', '4:5', '1.91:1'],
    mixed: false,
    video: {
      takes: {
        containers: ['mp4', 'mov'],
        codecs: ['h264', 'hevc'],
        chroma: ['4:2:0'],
        scan: 'progressive',
        gop: 'closed',
        audioCodecs: ['aac'],
        audioRate: { most: 48_000 },
        audioChannels: { most: 2 },
        seconds: { least: 3, most: 900 },
        width: { most: 1_920 },
        fps: { least: 23, most: 60 },
        aspect: { least: 0.01, most: 10 },
        edits: false,
        indexedFirst: true,
      },
      advises: { megabits: { most: 25 } },
    },
  },
  links: { linked: false, card: false },
  hashtags: { signs: '#＃', usual: 8 },
  preview: {
    layout: 'carousel',
    mediaFirst: true,
    cut: { letters: 125, lines: 3, word: '… more' },
    width: 400,
    avatar: 32,
    justNow: 'Just now',
    buttons: 3,
  },
  options: [],
  peaks: [
    { days: [1, 2, 3, 4, 5], from: 11, to: 13, at: 'weekday_noons' },
    { days: [1, 2, 3, 4, 5, 6, 7], from: 19, to: 21, at: 'evenings' },
  ],
  capabilities: ['publish', 'first_comment', 'comments', 'insights'],
  whyNot: () => null,
  whyNotTakeDown: sentence`Instagram doesn’t let Carillon delete posts. Delete it there.`,
  noTargets: sentence`Instagram wasn’t connected: no professional account was found. Link your professional account to a Facebook page, then connect again.`,
  repetitionMs: null,
  repeatsSafely: false,
  reading: 'often',
};

const app = 'your Meta app for Instagram (by Facebook login)';

export const instagramDetails: NetworkDetails = {
  settings: {
    INSTAGRAM_APP_ID: { default: 'sandbox', meaning: app },
    INSTAGRAM_APP_SECRET: { default: 'sandbox', meaning: app, secret: true },
  },
  needs: 'Instagram needs a business or creator account that belongs to a Facebook page.',
  style: 'lively',
  plan: {
    role: 'Shows what you do: people look first and read second.',
    formats: ['Photo', 'Carousel', 'Reel', 'Story'],
    care: 'Every post needs a picture or a video. Say in your profile how to reach or visit you.',
    paid: 'Boost the post that did best without ads, to the people you want to reach.',
    rank: { people: 1, companies: 4 },
  },
};
