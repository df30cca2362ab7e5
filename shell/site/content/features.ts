import { CALENDAR, HASH, PAGES, PLAN, SPEECH } from '../layout/icons.ts';

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
    text: 'One post for a Facebook page, an Instagram account and a LinkedIn profile: now, or at a time in your own time zone. Each goes out once, also after a crash, and you see what became of it.',
    shot: {
      name: 'schedule',
      alt: 'Picking the day and time of a post in a small calendar',
      width: 560,
      height: 420,
    },
  },
  {
    icon: PAGES,
    title: 'Article generation',
    text: 'From keywords or a title to the final output: say what it is about, compare up to six drafts, take one and make it yours. The writer is built in and needs no key.',
    shot: {
      name: 'drafts',
      alt: 'Drafts of a post about a bakery’s second shop, to choose from',
      width: 560,
      height: 420,
    },
  },
  {
    icon: HASH,
    title: 'Description and tags optimizer',
    text: 'A description for each network within its limits, with what it is for and what it is made of, and the hashtags that fit: the popular ones first, then related ones.',
    shot: {
      name: 'hashtags-finder',
      alt: 'Popular and related hashtags for a bakery’s opening, with how often each is used',
      width: 560,
      height: 420,
    },
  },
  {
    icon: SPEECH,
    title: 'Sentiment analysis dashboard',
    text: 'How the comments under a post sound, positive, neutral or negative, with the words that speak for it. English, German, French and Spanish, and no comment leaves this server for it.',
    shot: {
      name: 'sentiment-analysis',
      alt: 'How the comments under a post sound, as a chart',
      width: 560,
      height: 420,
    },
  },
];

/** What else there is, without a picture. */
export const MORE_FEATURES: readonly {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
}[] = [
  {
    icon: PLAN,
    title: 'Real figures',
    text: 'Likes, comments, shares and followers as the networks give them, kept as history. Nothing is made up.',
  },
  {
    icon: SPEECH,
    title: 'An assistant that does the work',
    text: 'Say it in a sentence: it drafts, finds a good hour, moves what is planned and tells what your figures say. Nothing goes out without your yes.',
  },
  {
    icon: SPEECH,
    title: 'One inbox',
    text: 'Facebook and Instagram comments in one list. You reply from there, once, also when the line breaks.',
  },
];
