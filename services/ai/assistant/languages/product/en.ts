import { ANY_NETWORK } from '@carillon/contracts/domain/all-networks.ts';
import { listText } from '@carillon/contracts/domain/list-text.ts';
import type { HowToTopic } from './how-to-topics.ts';
import { NETWORK_FACTS } from './network-facts.ts';

const { byHandle, needingMedia, needs, textAlone, withTargets } = NETWORK_FACTS;
const PASSWORDS =
  byHandle.length > 0 ? ` For ${listText(byHandle)}, enter your handle and an app password.` : '';

/** Sentences about Carillon itself, all true of the present product. */
export const EN_PRODUCT = {
  unknown: "I don't know about that. Here's what I can help with.",
  howTo: {
    take_data:
      'On your [Profile](/account/profile), choose Download your data. You get one ZIP file with all your data and that of the workspaces that you own.',
    disconnect:
      'On the [dashboard](/dashboard), choose Disconnect next to the network. Its scheduled posts wait until you reconnect it.',
    needs_media: `${listText(needingMedia)} posts need an image or a video. Add one in [Create Post](/create-post); ${listText(textAlone)} accept text alone.`,
    connect: `Open the [dashboard](/dashboard) and choose Connect next to ${ANY_NETWORK}. The network asks whether Carillon may post for you, then brings you back here.${PASSWORDS} ${needs.join(' ')} If that doesn’t work, try again and allow everything the network asks for.`,
    networks: `Carillon posts to ${listText(withTargets)}. It doesn’t post to other networks.`,
    media:
      'Add images or a video in [Create Post](/create-post): up to 10 images, or one video. Here I can only write and schedule posts without media.',
    bulk: '[Bulk Post](/bulk-post) schedules many posts at once from a CSV or Excel file with one row per post.',
    team: 'Owners invite people on the [Team](/account/team) page and choose a role for each.',
    password: 'Change your password on the [Security](/account/security) page.',
    close_account:
      'You can delete your account at the end of your [Profile](/account/profile). It is deleted two weeks later, unless you log in before then and keep it.',
    time_zone:
      'Open the account menu and choose the time zone. I use your account’s time zone for all times.',
    notifications:
      'Open the notifications with the bell. Their settings let you choose what you’re notified about.',
    words:
      'I can’t see that number. If this server has plans, the account menu shows how many words you have left and what you used them for. For more words, choose a [plan](/account/plan).',
    business_plan:
      'The [Business Plan Generator](/business-plan-generator) writes a social media plan from a few facts about your business.',
    prices:
      'Where this server sells plans, see what each plan costs and includes under [plans](/pricing); otherwise Carillon is free here. To change yours, open [Plan and billing](/account/plan).',
    description:
      'In the [Description Maker](/description-generator), enter a topic. It writes a description and shows the text’s hashtags, emoji and structure.',
    sentiment:
      '[Sentiment Analysis](/sentiment-analysis) shows how people feel about a published post, based on its comments: positive, neutral or negative. Choose a post, then choose Analyze Sentiment.',
    comments:
      'The [comments inbox](/inbox) lists the comments on all your posts. You can reply to them there.',
    brand_voice:
      'In [Create Post](/create-post), open Details below the topic. You can save the tone, length and audience there as a brand voice.',
    hashtags: 'The [Hashtag Finder](/hashtags-finder) finds hashtags for a word or a whole text. So can I.',
    figures:
      'The [dashboard](/dashboard) has your analytics, [the table of all posts](/analytics) has each post’s results, and [the report](/report) is a page you can print.',
    calendar:
      'The [calendar](/schedule-post) shows all scheduled posts by day. Move one there to change its time. I can list them too.',
    posting:
      'Tell me what the post is about, where it goes and when, such as “Write a post about our summer sale for LinkedIn and schedule it for Friday at 10”. Nothing is published until you confirm it. You can also do it in [Create Post](/create-post), or on a day of the [calendar](/schedule-post).',
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
  noHashtags: (topic: string): string => `I found no hashtags for **${topic}**. Try other words.`,
  onlyItself: (topic: string, tag: string): string =>
    `I don’t know any hashtags for **${topic}**. You can use the word itself: #${tag}.`,
  addHashtags: 'Add hashtags',
  postAbout: (topic: string): string => `Write a post about ${topic}`,
  hashtagsFor: (topic: string): string => `Hashtags for **${topic}**, best matches first:`,
  fewAreEnough: 'Three to five are enough for most posts.',
  whichTopic:
    'Which topic are the hashtags for? A few words are enough, such as “vegan bakery” or “spring sale”.',
  inOwnPosts: (count: number): string => `in ${count === 1 ? 'one' : count} of your own posts`,
};
export type Product = typeof EN_PRODUCT;
