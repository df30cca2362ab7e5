import { ANY_NETWORK } from '@carillon/contracts/domain/all-networks.ts';
import { listText } from '@carillon/contracts/domain/list-text.ts';
import { NETWORK_DETAILS } from '@carillon/contracts/networks/network-details.ts';
import { NETWORKS } from '@carillon/contracts/networks/networks.ts';
import { NETWORK_CUE } from '../../../language/network-words.ts';

interface HowTo {
  /** Patterns of `hasCue`. */
  readonly cues: readonly string[];
  readonly says: string;
  readonly actions?: readonly string[];
}

const NEEDING = NETWORKS.filter(({ limits }) => limits.mediaRequired);
const BY_HANDLE = NETWORKS.filter(({ connect }) => connect.how === 'handle').map(({ label }) => label);
const PASSWORDS =
  BY_HANDLE.length > 0 ? ` For ${listText(BY_HANDLE)}, enter your handle and an app password.` : '';
const TEXT_ALONE = NETWORKS.filter(({ limits }) => !limits.mediaRequired);
const NEEDING_CUE = NEEDING.map(({ name }) => name).join(' / ');
const NEEDS = Object.values(NETWORK_DETAILS).flatMap(({ needs }) => needs ?? []);
const labelsOf = (networks: readonly { readonly label: string }[]): string =>
  listText(networks.map(({ label }) => label));

const POST = ['Create new content', 'Show my scheduled posts'];

/** What Carillon can do and where; each is true of the product as it is. The first whose words fit answers. */
export const HOW_TO: readonly HowTo[] = [
  {
    cues: ['download / export / take out > my data / all data / all my data', 'copy of my data'],
    says: 'On your [Profile](/account/profile), press Download your data: one ZIP file has everything of yours, and of the workspaces that you own.',
  },
  {
    cues: ['disconnect / unlink'],
    says: 'On the [dashboard](/dashboard), press Disconnect beside the network. Its planned posts wait until it is connected again.',
  },
  {
    cues: [
      `${NEEDING_CUE} > need* / picture / image / photo / media / text only`,
      `need* / picture / image / photo > ${NEEDING_CUE}`,
    ],
    says: `${labelsOf(NEEDING)} posts need an image or a video. Add one in [Create Post](/create-post); ${labelsOf(TEXT_ALONE)} take text alone.`,
    actions: POST,
  },
  {
    cues: [
      `connect / link / reconnect / add > ${NETWORK_CUE} / account / accounts / page / pages / network / profile`,
      "can't connect",
    ],
    says: `Open the [dashboard](/dashboard) and press Connect beside ${ANY_NETWORK}. The network asks whether Carillon may post for you, then brings you back here.${PASSWORDS} ${NEEDS.join(' ')} If it didn’t work, try it once more and allow everything that is asked for.`,
  },
  {
    cues: [
      'which networks / what networks / which platforms / what platforms / which channels / which social / support* / tiktok / youtube / twitter / pinterest / threads',
    ],
    says: `Carillon posts to ${listText(NETWORKS.map(({ label, targetNouns }) => `${label} ${targetNouns}`))}. It doesn’t post to other networks.`,
  },
  {
    cues: ['video / videos / image / images / picture / pictures / photo / photos / media / reels / gif'],
    says: 'Add images or a video in [Create Post](/create-post): up to 10 images, or one video. I write and schedule text posts here; a post with media is made there.',
    actions: POST,
  },
  {
    cues: ['bulk / csv / many posts at once'],
    says: '[Bulk Post](/bulk-post) plans many posts at once, from a CSV file, a row for each.',
    actions: POST,
  },
  {
    cues: ['team / team* / member / members / colleague* / invite'],
    says: 'Owners invite others to a workspace on the [Team](/account/team) page, and say there what each may do.',
  },
  {
    cues: ['password'],
    says: 'You change your password on the [Security](/account/security) page.',
  },
  {
    cues: ['delete my account / delete the account / close my account / close the account / delete account'],
    says: 'At the end of your [Profile](/account/profile) you close your account. It is deleted two weeks later, unless you log in before then and keep it.',
  },
  {
    cues: ['timezone / time zone'],
    says: 'Open the account menu and press the time zone. Times that I say and understand are in your account’s zone.',
  },
  {
    cues: ['notification* / email / emails'],
    says: 'Press the bell: the notification center lists what happened, and its settings let you choose what you’re notified about.',
  },
  {
    cues: ['words'],
    says: 'I can’t read that number here. The account menu shows how many words are left and what they were used for, where plans apply; where they don’t, no words are counted. More come with a [plan](/account/plan).',
  },
  {
    cues: ['business plan / strategy'],
    says: 'The [Business Plan Generator](/business-plan-generator) writes a social media plan from a few facts about your business.',
  },
  {
    cues: [
      'price / prices / pricing / cost / costs / plan / plans / upgrade / billing / invoice / subscription / pay / free / trial',
    ],
    says: 'Where this server sells plans, see what each plan costs and includes under [plans](/pricing); otherwise Carillon is free here. To change yours, open [Plan and billing](/account/plan).',
  },
  {
    cues: ['description*'],
    says: 'In the [Description Maker](/description-generator), enter a topic: it writes a description and shows hashtags, emoji and structure of the text.',
  },
  {
    cues: ['sentiment / mood'],
    says: '[Sentiment Analysis](/sentiment-analysis) tells how people feel about a published post, by its comments: positive, neutral or negative. Choose a post and press Analyze Sentiment.',
  },
  {
    cues: ['comment / comments'],
    says: 'The [comments inbox](/inbox) has the comments on all your posts; you can answer them there.',
  },
  {
    cues: ['brand voice / tone of voice'],
    says: 'In [Create Post](/create-post), open the details below the topic: tone, length and audience can be kept there as a brand voice.',
  },
  {
    cues: ['hashtag / hashtags / tags'],
    says: 'The [Hashtag Finder](/hashtags-finder) finds hashtags for a word or a whole text; I do as well.',
    actions: ['Find trending hashtags'],
  },
  {
    cues: ['analytics / figures / stats / report / export'],
    says: 'The [dashboard](/dashboard) has your figures, [the table of all posts](/analytics) each post’s, and [the report](/report) a page to print.',
    actions: ['Analyze performance'],
  },
  {
    cues: ['calendar / planned / scheduled / upcoming > post / posts / calendar / $'],
    says: 'The [calendar](/schedule-post) has all planned posts by day; move one there to change its time. I list them as well.',
    actions: ['Show my scheduled posts', 'Create new content'],
  },
  {
    cues: ['schedul* / plan / publish* / post / posts / write / draft*'],
    says: 'Tell me what the post is about, where it goes and when, such as “Write a post about our summer sale for LinkedIn and schedule it for Friday at 10”. Nothing is published before you confirm it. You can also do it in [Create Post](/create-post), or on a day of the [calendar](/schedule-post).',
    actions: POST,
  },
];
