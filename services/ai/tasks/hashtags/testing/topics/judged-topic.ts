/** A brief, and the words for its tags, in small letters: the judge would use each tag that these make up. */
export interface JudgedTopic {
  readonly topic: string;
  readonly words: string;
  /** Bad news: no tag is right as well, and more than three are too many. */
  readonly sober?: true;
}

/** Whether a tag only consists of accepted words: "handprams" doesn't consist of "secondhand" and "prams". */
export function fits(tag: string, { words }: JudgedTopic): boolean {
  const text = tag.toLowerCase();
  const accepted = words.split(' ');
  const reachedIndexes = new Set([0]);
  for (let at = 0; at < text.length; at++)
    if (reachedIndexes.has(at))
      for (const word of accepted) if (text.startsWith(word, at)) reachedIndexes.add(at + word.length);
  return reachedIndexes.has(text.length);
}

const FIRST = 5;
const FEWEST = 1;
const MAX_SOBER = 3;

export interface Judgment {
  readonly first: readonly string[];
  readonly beside: readonly string[];
  /** All of the first five fit, and bad news has few. */
  readonly isFit: boolean;
}

export function judge(tags: readonly string[], topic: JudgedTopic): Judgment {
  const first = tags.slice(0, FIRST);
  const beside = first.filter((tag) => !fits(tag, topic));
  const isEnough = topic.sober ? first.length <= MAX_SOBER : first.length >= FEWEST;
  return { first, beside, isFit: beside.length === 0 && isEnough };
}
