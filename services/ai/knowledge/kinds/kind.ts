/** What sort of thing a topic is about, where no trade says more: told by its head noun or its verb. */
export type KindName =
  | 'food'
  | 'goods'
  | 'service'
  | 'repair'
  | 'class'
  | 'outing'
  | 'hours'
  | 'move'
  | 'deadline'
  | 'notice'
  | 'thing';

/**
 * What can be said of a thing of that kind. Each line has a place for the topic's own words, so that none is said of two
 * topics; nothing states anything about the business. A line whose places the topic can't fill is left out.
 */
export interface KindLines {
  /** The news as a whole sentence, where the topic only names it. `{all}` has its date, place and price. */
  readonly told: readonly string[];
  readonly heads: readonly string[];
  readonly hooks: readonly string[];
  readonly reasons: readonly string[];
  readonly calls: readonly string[];
  /** Whom it is for, before the news. */
  readonly whom: string;
  /** The last line on a professional network. */
  readonly formal: readonly string[];
  readonly endings: readonly string[];
}
