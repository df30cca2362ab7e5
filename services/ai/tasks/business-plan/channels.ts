import type { PlanPlatform } from '@carillon/contracts/domain/plan-platforms.ts';
import type { Means } from './read-budget.ts';

export type Channel = Exclude<PlanPlatform, 'Multiple Platforms'>;

interface ChannelText {
  readonly role: string;
  readonly formats: readonly string[];
  readonly care: string;
  readonly paid: string;
}

export const CHANNELS: Readonly<Record<Channel, ChannelText>> = {
  Instagram: {
    role: 'Shows what you do: people look first and read second.',
    formats: ['Photo', 'Carousel', 'Reel', 'Story'],
    care: 'Every post needs a picture or a video. Put the way to contact or visit you into the profile.',
    paid: 'Boost the post that did best without money, to people in reach of you.',
  },
  Facebook: {
    role: 'Keeps neighbors and regulars informed: dates, opening times, news, and answers to questions.',
    formats: ['Photo', 'Text with a picture', 'Event', 'Video'],
    care: 'Keep the page’s opening times and address current, and answer messages within a day.',
    paid: 'Promote a post or an event to people near you.',
  },
  LinkedIn: {
    role: 'Shows expertise to people who decide for companies: one thought a post, in plain words.',
    formats: ['Text', 'Document', 'Text with a picture', 'Video'],
    care: 'Let a person speak, and let the company’s page share it. The first two lines decide who reads on.',
    paid: 'Sponsor a document or an article for chosen industries and roles.',
  },
  Twitter: {
    role: 'Short remarks on what happens right now in your field, and quick answers.',
    formats: ['Short text', 'Thread', 'Picture', 'Poll'],
    care: 'Answer others more often than you post. Carillon does not publish there yet: copy the texts.',
    paid: 'Promote a thread that was shared without money.',
  },
  TikTok: {
    role: 'Short videos of work, made quickly: one idea, shown in the first seconds.',
    formats: ['Short video', 'Series of short videos', 'Answer by video', 'Before and after'],
    care: 'Film upright, with captions. Carillon does not publish there yet: copy the texts.',
    paid: 'Promote the video that people watched to its end.',
  },
  YouTube: {
    role: 'Answers that people search for, and that stay findable for years.',
    formats: ['Short', 'Answer to one question', 'Guide', 'Tour'],
    care: 'Name a video by the question that it answers. Carillon does not publish there yet: copy the texts.',
    paid: 'Place a guide in front of people who search for its question.',
  },
};

const FOR_PEOPLE: readonly Channel[] = ['Instagram', 'Facebook', 'TikTok', 'YouTube'];
const FOR_COMPANIES: readonly Channel[] = ['LinkedIn', 'Facebook', 'YouTube', 'Instagram'];
const MOST: Readonly<Record<Means, number>> = { none: 2, small: 2, medium: 3, large: 4 };

/** The one that was chosen; of several platforms as many as there are means to serve well. */
export function channelsFor(platform: PlanPlatform, toCompanies: boolean, means: Means): Channel[] {
  if (platform !== 'Multiple Platforms') return [platform];
  return (toCompanies ? FOR_COMPANIES : FOR_PEOPLE).slice(0, MOST[means]);
}
