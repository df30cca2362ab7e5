import { ANY_NETWORK } from '@carillon/contracts/domain/all-networks.ts';
import { listText } from '@carillon/contracts/domain/list-text.ts';
import type { HowToTopic } from './how-to-topics.ts';
import { NETWORK_FACTS } from './network-facts.ts';

const { byHandle, needingMedia, needs, textAlone, withTargets } = NETWORK_FACTS;
const PASSWORDS =
  byHandle.length > 0 ? ` For ${listText(byHandle)}, enter your handle and an app password.` : '';

/** Sentences about Carillon itself, all true of the present product. */
export const EN_PRODUCT = {
  unknown: "I don't know that one. Here's what I can help with.",
  howTo: {
    take_data:
      'On your [Profile](/account/profile), press Download your data: one ZIP file has everything of yours, and of the workspaces that you own.',
    disconnect:
      'On the [dashboard](/dashboard), press Disconnect beside the network. Its planned posts wait until it is connected again.',
    needs_media: `${listText(needingMedia)} posts need an image or a video. Add one in [Create Post](/create-post); ${listText(textAlone)} take text alone.`,
    connect: `Open the [dashboard](/dashboard) and press Connect beside ${ANY_NETWORK}. The network asks whether Carillon may post for you, then brings you back here.${PASSWORDS} ${needs.join(' ')} If it didn’t work, try it once more and allow everything that is asked for.`,
    networks: `Carillon posts to ${listText(withTargets)}. It doesn’t post to other networks.`,
    media:
      'Add images or a video in [Create Post](/create-post): up to 10 images, or one video. I write and schedule text posts here; a post with media is made there.',
    bulk: '[Bulk Post](/bulk-post) plans many posts at once, from a CSV file, a row for each.',
    team: 'Owners invite others to a workspace on the [Team](/account/team) page, and say there what each may do.',
    password: 'You change your password on the [Security](/account/security) page.',
    close_account:
      'At the end of your [Profile](/account/profile) you close your account. It is deleted two weeks later, unless you log in before then and keep it.',
    time_zone:
      'Open the account menu and press the time zone. Times that I say and understand are in your account’s zone.',
    notifications:
      'Press the bell: the notification center lists what happened, and its settings let you choose what you’re notified about.',
    words:
      'I can’t read that number here. The account menu shows how many words are left and what they were used for, where plans apply; where they don’t, no words are counted. More come with a [plan](/account/plan).',
    business_plan:
      'The [Business Plan Generator](/business-plan-generator) writes a social media plan from a few facts about your business.',
    prices:
      'Where this server sells plans, see what each plan costs and includes under [plans](/pricing); otherwise Carillon is free here. To change yours, open [Plan and billing](/account/plan).',
    description:
      'In the [Description Maker](/description-generator), enter a topic: it writes a description and shows hashtags, emoji and structure of the text.',
    sentiment:
      '[Sentiment Analysis](/sentiment-analysis) tells how people feel about a published post, by its comments: positive, neutral or negative. Choose a post and press Analyze Sentiment.',
    comments: 'The [comments inbox](/inbox) has the comments on all your posts; you can answer them there.',
    brand_voice:
      'In [Create Post](/create-post), open the details below the topic: tone, length and audience can be kept there as a brand voice.',
    hashtags:
      'The [Hashtag Finder](/hashtags-finder) finds hashtags for a word or a whole text; I do as well.',
    figures:
      'The [dashboard](/dashboard) has your analytics, [the table of all posts](/analytics) has each post’s results, and [the report](/report) a page to print.',
    calendar:
      'The [calendar](/schedule-post) has all planned posts by day; move one there to change its time. I list them as well.',
    posting:
      'Tell me what the post is about, where it goes and when, such as “Write a post about our summer sale for LinkedIn and schedule it for Friday at 10”. Nothing is published before you confirm it. You can also do it in [Create Post](/create-post), or on a day of the [calendar](/schedule-post).',
  } as Readonly<Record<HowToTopic, string>>,
  noneConnected: 'No account is connected yet.',
  areConnected: 'These are connected:',
  connectOnDashboard: 'Connect and disconnect accounts on the [dashboard](/dashboard).',
  standing: {
    reconnect: 'has to be connected again',
    notSetUp: 'is not set up on this server',
    notConnected: 'not connected',
    withoutPage: 'connected, without a page or account',
    connected: 'connected',
  },
  /** Whole dollars. */
  price: (
    plan: string,
    monthly: number,
    yearly: number,
    prepaid: number,
    months: number,
    once: number,
  ): string =>
    `- **${plan}:** $${monthly} a month, $${yearly} a year, $${prepaid} prepaid for ${months} months, or $${once} once for lifetime access`,
  seePlans:
    'See what each plan includes under [plans](/pricing). To change yours, open [Plan and billing](/account/plan).',
  isFree: "This server doesn't sell plans, so Carillon is free here.",
  noHashtags: (topic: string): string => `I found no hashtags for **${topic}**. Try other words for it.`,
  onlyItself: (topic: string, tag: string): string =>
    `I know no hashtags that go with **${topic}**. The word itself works as one: #${tag}.`,
  addHashtags: 'Add hashtags',
  postAbout: (topic: string): string => `Write a post about ${topic}`,
  hashtagsFor: (topic: string): string => `Hashtags for **${topic}**, the most fitting first:`,
  fewAreEnough: 'Three to five are enough for most posts.',
  whichTopic:
    'Which topic are the hashtags for? A few words are enough, such as “vegan bakery” or “spring sale”.',
  inOwnPosts: (count: number): string => `in ${count === 1 ? 'one' : count} of your own posts`,
};
export type Product = typeof EN_PRODUCT;
