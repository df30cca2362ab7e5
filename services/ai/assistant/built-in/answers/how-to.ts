import { NETWORKS } from '@carillon/contracts/networks/networks.ts';
import { NETWORK_CUE } from '../../../language/network-words.ts';
import type { HowToTopic } from '../../languages/product/how-to-topics.ts';
import type { Sentences } from '../../languages/says.ts';

interface HowTo {
  /** Patterns of `hasCue`. */
  readonly cues: readonly string[];
  readonly topic: HowToTopic;
  readonly actions?: (says: Sentences) => string[];
}

const NEEDING_CUE = NETWORKS.filter(({ limits }) => limits.mediaRequired)
  .map(({ name }) => name)
  .join(' / ');

const POST = (says: Sentences): string[] => [says.create, says.showPlanned];

/** Questions about Carillon. The first match answers. */
export const HOW_TO: readonly HowTo[] = [
  {
    cues: ['download / export / take out > my data / all data / all my data', 'copy of my data'],
    topic: 'take_data',
  },
  {
    cues: ['disconnect / unlink'],
    topic: 'disconnect',
  },
  {
    cues: [
      `${NEEDING_CUE} > need* / picture / image / photo / media / text only`,
      `need* / picture / image / photo > ${NEEDING_CUE}`,
    ],
    topic: 'needs_media',
    actions: POST,
  },
  {
    cues: [
      `connect / link / reconnect / add > ${NETWORK_CUE} / account / accounts / page / pages / network / profile`,
      "can't connect",
    ],
    topic: 'connect',
  },
  {
    cues: [
      'which networks / what networks / which platforms / what platforms / which channels / which social / support* / tiktok / youtube / twitter / pinterest / threads',
    ],
    topic: 'networks',
  },
  {
    cues: ['video / videos / image / images / picture / pictures / photo / photos / media / reels / gif'],
    topic: 'media',
    actions: POST,
  },
  {
    cues: ['bulk / csv / many posts at once'],
    topic: 'bulk',
    actions: POST,
  },
  {
    cues: ['team / team* / member / members / colleague* / invite'],
    topic: 'team',
  },
  {
    cues: ['password'],
    topic: 'password',
  },
  {
    cues: ['delete my account / delete the account / close my account / close the account / delete account'],
    topic: 'close_account',
  },
  {
    cues: ['timezone / time zone'],
    topic: 'time_zone',
  },
  {
    cues: ['notification* / email / emails'],
    topic: 'notifications',
  },
  {
    cues: ['words'],
    topic: 'words',
  },
  {
    cues: ['business plan / strategy'],
    topic: 'business_plan',
  },
  {
    cues: [
      'price / prices / pricing / cost / costs / plan / plans / upgrade / billing / invoice / subscription / pay / free / trial',
    ],
    topic: 'prices',
  },
  {
    cues: ['description*'],
    topic: 'description',
  },
  {
    cues: ['sentiment / mood'],
    topic: 'sentiment',
  },
  {
    cues: ['comment / comments'],
    topic: 'comments',
  },
  {
    cues: ['brand voice / tone of voice'],
    topic: 'brand_voice',
  },
  {
    cues: ['hashtag / hashtags / tags'],
    topic: 'hashtags',
    actions: ({ aside }) => [aside.hashtags],
  },
  {
    cues: ['analytics / figures / stats / report / export'],
    topic: 'figures',
    actions: ({ aside }) => [aside.analyze],
  },
  {
    cues: ['calendar / planned / scheduled / upcoming > post / posts / calendar / $'],
    topic: 'calendar',
    actions: (says) => [says.showPlanned, says.create],
  },
  {
    cues: ['schedul* / plan / publish* / post / posts / write / draft*'],
    topic: 'posting',
    actions: POST,
  },
];
