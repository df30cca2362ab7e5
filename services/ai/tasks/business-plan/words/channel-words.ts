/** A plan's words about a channel; the formats are in `FormatName`s. */
export interface ChannelWords {
  /** Advice on what to look after; a sentence or two. */
  readonly care: string;
  /** Advice on spending money; a sentence. */
  readonly paid: string;
}

/** The formats of the channels, as the networks' own data names them. */
export const FORMAT_NAMES = [
  'Text',
  'Text with a picture',
  'Link with a card',
  'Photo',
  'Event',
  'Video',
  'Carousel',
  'Reel',
  'Story',
  'Document',
  'Thread',
  'Short text',
  'Picture',
  'Poll',
  'Short video',
  'Series of short videos',
  'Answer by video',
  'Before and after',
  'Short',
  'Answer to one question',
  'Guide',
  'Tour',
  'Picture with text',
] as const;
export type FormatName = (typeof FORMAT_NAMES)[number];
