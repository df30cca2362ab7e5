import type { Dialogue } from '../dialogue.ts';
import { NETWORKS } from '../fake-workspace.ts';
import { FRIDAY, TOMORROW, WRITTEN } from './sale.ts';

const [FACEBOOK, INSTAGRAM, LINKEDIN] = NETWORKS as [
  (typeof NETWORKS)[0],
  (typeof NETWORKS)[0],
  (typeof NETWORKS)[0],
];
const off = (network: (typeof NETWORKS)[0]) => ({ ...network, state: 'not_connected' as const, targets: [] });

const [ROBIN] = LINKEDIN.targets as [(typeof LINKEDIN.targets)[0]];
const ADA = { ...ROBIN, page_id: 'urn:li:person:ada', name: 'Ada Hill' };
const networks = [FACEBOOK, INSTAGRAM, { ...LINKEDIN, targets: [ROBIN, ADA] }];
const NOON = '2026-11-23 12:00:00';

const only = (platform: 'bluesky' | 'mastodon', page_id: string, name: string) => ({
  platform,
  state: 'connected' as const,
  targets: [{ platform, page_id, name }],
});
/** Networks whose accounts are all that there is to post to. */
const OPEN = [only('bluesky', 'did:plc:robin', '@robin.test'), only('mastodon', 'm/1', '@robin@m.example')];

/** LinkedIn has two logins, and Facebook has two pages. */
const ACCOUNTS: readonly Dialogue[] = [
  ...['post it on Bluesky and Mastodon', 'on bsky and the fediverse please'].map((where) => ({
    networks: [FACEBOOK, ...OPEN],
    lines: [...WRITTEN, where, 'tomorrow at half past nine', 'yes'],
    made: [
      { on: 'bluesky' as const, at: TOMORROW },
      { on: 'mastodon' as const, at: TOMORROW },
    ],
  })),
  {
    networks,
    lines: [...WRITTEN, 'linkedin', 'noon'],
    says: ['LinkedIn (Robin Reed)'],
    state: 'confirmation',
  },
  {
    networks,
    lines: [...WRITTEN, 'linkedin', 'noon', 'how did last week go?'],
    says: ['LinkedIn (Robin Reed)'],
    state: 'confirmation',
  },
  ...[
    'use the Ada Hill account',
    "use Ada's account",
    'the second account',
    'LinkedIn (Ada Hill)',
    'post it as Ada Hill',
    'post it as Ada',
    'Ada Hill',
    'Ada',
    'no, Ada Hill please',
    'nimm das Konto von Ada Hill',
  ].map(
    (line): Dialogue => ({
      networks,
      lines: [...WRITTEN, 'linkedin', 'noon', line, 'yes'],
      made: [{ on: 'linkedin', page: 'Ada Hill', at: NOON }],
    }),
  ),
  {
    networks,
    lines: [...WRITTEN, 'linkedin, the Ada Hill account', 'noon', 'yes'],
    made: [{ on: 'linkedin', page: 'Ada Hill', at: NOON }],
  },
  {
    name: 'an account of the same name on another network stays out of it',
    networks: [
      { ...FACEBOOK, targets: [...FACEBOOK.targets, { ...ADA, platform: 'facebook' }] },
      networks[2] ?? LINKEDIN,
    ],
    lines: [...WRITTEN, 'linkedin', 'noon', 'use the Ada Hill account', 'yes'],
    made: [{ on: 'linkedin', page: 'Ada Hill', at: NOON }],
  },
];

/** Where it is to go out, and when. */
export const PLACING: readonly Dialogue[] = [
  ...ACCOUNTS,
  {
    lines: [...WRITTEN, 'both', 'tomorrow at noon', 'yes'],
    made: [
      { on: 'facebook', at: '2026-11-24 12:00:00' },
      { on: 'linkedin', at: '2026-11-24 12:00:00' },
    ],
  },
  {
    lines: [...WRITTEN, 'everywhere but LinkedIn', 'in two hours', 'yes'],
    made: [{ on: 'facebook', at: '2026-11-23 11:10:00' }],
  },
  {
    lines: [...WRITTEN, 'all of them'],
    says: ['Instagram needs an image', '/create-post?draft='],
    saysNot: ['Which networks'],
    intent: 'scheduling',
  },
  { lines: WRITTEN, intent: 'platform_selection', says: ['Which networks'] },
  { lines: [...WRITTEN, "Let's post to facebook"], intent: 'scheduling' },
  { lines: [...WRITTEN, 'the second one'], intent: 'scheduling' },
  {
    lines: [...WRITTEN, 'facebook, the Rye & Co Downtown page', '10', 'yes'],
    made: [{ on: 'facebook', page: 'Rye & Co Downtown', at: '2026-11-23 10:00:00' }],
  },
  {
    lines: [...WRITTEN, 'facebook', 'noon', 'use the Rye & Co Downtown page instead', 'yes'],
    made: [{ on: 'facebook', page: 'Rye & Co Downtown', at: '2026-11-23 12:00:00' }],
  },
  {
    lines: [...WRITTEN, 'facebook', 'noon', 'the second page', 'make it shorter', 'yes'],
    made: [
      {
        on: 'facebook',
        page: 'Rye & Co Downtown',
        at: '2026-11-23 12:00:00',
        text: 'Draft 1 of 1',
        without: '🎉',
      },
    ],
  },
  {
    lines: [...WRITTEN, 'linkedin tomorrow 9', 'yes'],
    made: [{ on: 'linkedin', at: '2026-11-24 09:00:00' }],
  },
  { lines: [...WRITTEN, 'linkedin', 'when is best?'], says: ['The best time is'], intent: 'best_times' },
  {
    lines: [...WRITTEN, 'linkedin', 'at the best time, but on facebook'],
    says: ['on Facebook'],
    intent: 'best_times',
  },
  {
    lines: [...WRITTEN, 'linkedin', 'yesterday at 9'],
    intent: 'scheduling',
    says: ['is in the past'],
    made: [],
  },
  { lines: [...WRITTEN, 'linkedin', 'today at 8'], says: ['is in the past'] },
  {
    name: 'the clocks skip it',
    lines: [...WRITTEN, 'linkedin', 'March 28 2027 at 02:30'],
    says: ["doesn't exist"],
  },
  { lines: [...WRITTEN, 'linkedin', 'in 10 years'], says: ['too far ahead'] },
  {
    lines: [...WRITTEN, 'linkedin', 'Friday'],
    says: ['What time on Friday, November 27?'],
    intent: 'scheduling',
  },
  { lines: [...WRITTEN, 'linkedin', 'Friday', '10', 'yes'], made: [{ on: 'linkedin', at: FRIDAY }] },
  {
    lines: [...WRITTEN, 'linkedin', 'at the best time'],
    intent: 'best_times',
    offers: ['Schedule it for Tuesday, November 24 at 9:00 AM'],
    says: [
      'Tuesday, November 24 at 9:00 AM',
      'once you have 20 posts that are at least a day old; you have none',
    ],
  },
  {
    lines: [...WRITTEN, 'linkedin', 'you choose', 'Schedule it for Tuesday, November 24 at 9:00 AM', 'yes'],
    made: [{ on: 'linkedin', at: '2026-11-24 09:00:00' }],
  },
  {
    lines: [...WRITTEN, 'linkedin', 'whenever is best', 'the second one', 'yes'],
    made: [{ on: 'linkedin', at: '2026-11-26 18:00:00' }],
  },
  { lines: [...WRITTEN, 'linkdin', 'tomorow at 9.30', 'yes'], made: [{ on: 'linkedin', at: TOMORROW }] },
  {
    lines: [...WRITTEN, 'now'],
    networks: [FACEBOOK, off(INSTAGRAM), off(LINKEDIN)],
    state: 'confirmation',
    says: ['Facebook (Rye & Co)'],
  },
  {
    name: 'no network',
    lines: WRITTEN,
    networks: [FACEBOOK, INSTAGRAM, LINKEDIN].map(off),
    says: ['/dashboard'],
    made: [],
  },
  {
    name: 'a picture is asked for, whether or not the network is connected',
    lines: [...WRITTEN, 'instagram'],
    networks: [FACEBOOK, off(INSTAGRAM), LINKEDIN],
    says: ['Instagram needs an image', '/create-post?draft=', 'Instagram is not connected'],
  },
  { lines: [...WRITTEN, 'instagram'], says: ['Instagram needs an image'], saysNot: ['not connected'] },
  {
    lines: [...WRITTEN, 'linkedin'],
    networks: [FACEBOOK, INSTAGRAM, off(LINKEDIN)],
    says: ['LinkedIn is not connected', '/dashboard'],
  },
  {
    name: 'several networks that are not set up',
    lines: [...WRITTEN, 'facebook and linkedin'],
    networks: [
      { ...off(FACEBOOK), state: 'not_set_up' },
      INSTAGRAM,
      { ...off(LINKEDIN), state: 'not_set_up' },
    ],
    says: ['Facebook and LinkedIn are not set up on this server.'],
  },
  {
    name: 'a time in another question is none for the post in hand',
    lines: [...WRITTEN, 'linkedin', 'is it going to rain tomorrow'],
    intent: 'out_of_scope',
    made: [],
  },
  {
    lines: [
      ...WRITTEN,
      'linkedin',
      'will it be sunny on friday?',
      'Back to my post',
      'what about tomorrow at 9.30?',
      'yes',
    ],
    made: [{ on: 'linkedin', at: TOMORROW }],
  },
  {
    name: 'another zone',
    zone: 'America/New_York',
    lines: [...WRITTEN, 'linkedin', 'at 9', 'yes'],
    made: [{ on: 'linkedin', at: '2026-11-23 09:00:00' }],
  },
];
