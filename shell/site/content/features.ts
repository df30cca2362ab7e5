import { ALL_NETWORKS } from '@carillon/contracts/domain/all-networks.ts';
import { CALENDAR, HASH, PAGES, SPEECH } from '../layout/icons.ts';

export interface Feature {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  /** The screenshot that shows it. */
  readonly shot?: {
    readonly name: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  };
}

export const FEATURES: readonly Feature[] = [
  {
    icon: CALENDAR,
    title: 'Auto-posting and scheduling',
    text: `Send one post to ${ALL_NETWORKS}, now or at a time in your own time zone. Give each network its own text if you like. Carillon shows you the result for every account.`,
    shot: {
      name: 'schedule',
      alt: 'The day and time of a post, picked in a small calendar',
      width: 560,
      height: 420,
    },
  },
  {
    icon: PAGES,
    title: 'Article generation',
    text: 'Start from a few keywords or a title and compare several drafts. Pick one, edit it, and add pictures, hashtags and a first comment.',
    shot: {
      name: 'drafts',
      alt: 'Drafts of a post about a bakery’s second shop',
      width: 560,
      height: 420,
    },
  },
  {
    icon: HASH,
    title: 'Description and tags optimizer',
    text: 'Get a description that fits each network’s limits, with its purpose and structure, and hashtags that match your topic.',
    shot: {
      name: 'hashtags-finder',
      alt: 'Hashtags for a bakery’s opening',
      width: 560,
      height: 420,
    },
  },
  {
    icon: SPEECH,
    title: 'Sentiment analysis dashboard',
    text: 'See how people feel about a post: how many comments are positive, neutral or negative, and which words they use. Works in English, German, French and Spanish.',
    shot: {
      name: 'sentiment-analysis',
      alt: 'A chart of positive, neutral and negative comments on a post',
      width: 560,
      height: 420,
    },
  },
];

interface PlainFeature {
  readonly title: string;
  readonly text: string;
}

export const RESULTS: readonly PlainFeature[] = [
  {
    title: 'Your real numbers',
    text: 'Likes, comments, shares, reach and followers, as the networks report them. Compare weeks and find your best times.',
  },
  {
    title: 'One inbox',
    text: 'Comments from your networks in one list. Reply right there; even if the connection drops, nothing is posted twice.',
  },
  {
    title: 'A report to share',
    text: 'Print a clear summary for your boss or client, or download the figures as a spreadsheet.',
  },
];

export const MORE_FEATURES: readonly PlainFeature[] = [
  {
    title: 'Team and approval',
    text: 'Writers send drafts for approval; editors approve them or request changes. Everyone sees who did what.',
  },
  {
    title: 'An assistant that does the work',
    text: 'Ask in a sentence: it drafts posts, finds a good time, reschedules, and explains your results. It asks before it publishes.',
  },
  {
    title: 'Media library',
    text: 'Keep your pictures and videos in one place. iPhone photos work, and location data is removed.',
  },
  {
    title: 'Templates and hashtag groups',
    text: 'Save what you use often, and add it to a post in one click.',
  },
  {
    title: 'Business plans',
    text: 'Describe your business and goals, and get a social media plan to follow.',
  },
  {
    title: 'Works with your tools',
    text: 'Subscribe to your schedule in your calendar app. Connect other software by API, webhooks or MCP.',
  },
];
