import { t } from '@lingui/core/macro';
import { CALENDAR, HASH, PAGES, SPEECH } from '../layout/icons.ts';
import { allNetworks } from '../layout/language.ts';

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

export const features = (): readonly Feature[] => [
  {
    icon: CALENDAR,
    title: t`Auto-posting and scheduling`,
    text: t`Send one post to ${{ networks: allNetworks() }}, now or at a time in your own time zone. Give each network its own text if you like. Carillon shows you the result for every account.`,
    shot: {
      name: 'schedule',
      alt: t`The day and time of a post, picked in a small calendar`,
      width: 560,
      height: 420,
    },
  },
  {
    icon: PAGES,
    title: t`Article generation`,
    text: t`Start from a few keywords or a title and compare several drafts. Pick one, edit it, and add pictures, hashtags and a first comment.`,
    shot: {
      name: 'drafts',
      alt: t`Drafts of a post about a bakery’s second shop`,
      width: 560,
      height: 420,
    },
  },
  {
    icon: HASH,
    title: t`Description and tags optimizer`,
    text: t`Get a description that fits each network’s limits, an analysis of its purpose and structure, and hashtags that match your topic.`,
    shot: {
      name: 'hashtags-finder',
      alt: t`Hashtags for a bakery’s opening`,
      width: 560,
      height: 420,
    },
  },
  {
    icon: SPEECH,
    title: t`Sentiment analysis dashboard`,
    text: t`See how people feel about a post: how many comments are positive, neutral or negative, and which words they use. Works in English, German, French and Spanish.`,
    shot: {
      name: 'sentiment-analysis',
      alt: t`A chart of positive, neutral and negative comments on a post`,
      width: 560,
      height: 420,
    },
  },
];

interface PlainFeature {
  readonly title: string;
  readonly text: string;
}

export const results = (): readonly PlainFeature[] => [
  {
    title: t`Your real numbers`,
    text: t`Likes, comments, shares, reach and followers, as the networks report them. Compare weeks and find your best times.`,
  },
  {
    title: t`One inbox`,
    text: t`Comments from your networks in one list. Reply right there; even if the connection drops, nothing is posted twice.`,
  },
  {
    title: t`A report to share`,
    text: t`Print a clear summary for your boss or client, or download the results as a spreadsheet.`,
  },
];

export const moreFeatures = (): readonly PlainFeature[] => [
  {
    title: t`Team and approval`,
    text: t`Writers send drafts for approval; editors approve them or request changes. Editors and owners see who did what.`,
  },
  {
    title: t`An assistant that does the work`,
    text: t`Ask in a sentence: it drafts posts, finds a good time, reschedules, and explains your results. It asks before it publishes.`,
  },
  {
    title: t`Media library`,
    text: t`Keep your pictures and videos in one place. iPhone photos work, and location data is removed.`,
  },
  {
    title: t`Templates and hashtag groups`,
    text: t`Save what you use often, and add it to a post in one click.`,
  },
  {
    title: t`Business plans`,
    text: t`Describe your business and goals, and get a social media plan to follow.`,
  },
  {
    title: t`Works with your tools`,
    text: t`Subscribe to your schedule in your calendar app. Connect other software by API, webhooks or MCP.`,
  },
];
