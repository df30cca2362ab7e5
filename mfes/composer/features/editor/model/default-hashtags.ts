/** Offered until the server has sent tags that fit the topic. */
export const DEFAULT_TRENDING: readonly string[] = [
  'MentalHealth',
  'MentalHealthMatters',
  'MentalHealthAwareness',
  'SelfCare',
  'SelfLove',
  'Mindfulness',
  'Wellness',
  'Wellbeing',
  'Healing',
  'Anxiety',
  'Therapy',
  'Meditation',
  'PositiveVibes',
  'Motivation',
  'Mindset',
  'Gratitude',
  'StressRelief',
  'InnerPeace',
  'SelfCompassion',
  'EmotionalHealth',
  'YouAreNotAlone',
  'EndTheStigma',
  'BreatheInBreatheOut',
  'Balance',
  'Recovery',
];

/** Beginnings of words that a tag fits to; a tag that is not here fits to its own name alone. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  MentalHealth: ['mental', 'psych', 'burnout', 'depress'],
  MentalHealthMatters: ['mental', 'psych', 'burnout', 'depress'],
  MentalHealthAwareness: ['mental', 'psych', 'burnout', 'depress'],
  SelfCare: ['selfcare', 'pamper', 'spa', 'skincare', 'massage', 'unwind'],
  SelfLove: ['selflove', 'selfesteem'],
  Mindfulness: ['mindful', 'meditat', 'yoga'],
  Wellness: ['wellness', 'yoga', 'spa', 'massage', 'physio', 'pilates', 'fitness'],
  Wellbeing: ['wellbeing', 'wellness', 'health', 'healthy'],
  Healing: ['healing', 'heals'],
  Anxiety: ['anxi', 'panic'],
  Therapy: ['therap', 'counsel'],
  Meditation: ['meditat'],
  PositiveVibes: ['positiv', 'vibes', 'cheerful'],
  Motivation: ['motivat', 'inspir'],
  Mindset: ['mindset', 'coach'],
  Gratitude: ['grateful', 'gratitude', 'thankful'],
  StressRelief: ['stress', 'relax', 'unwind', 'massage'],
  SelfCompassion: ['compassion'],
  EmotionalHealth: ['emotion'],
  YouAreNotAlone: ['alone', 'lonel', 'helpline'],
  EndTheStigma: ['stigma'],
  BreatheInBreatheOut: ['breath'],
  Balance: ['balance'],
  Recovery: ['recover', 'rehab'],
};

/** The default tags that fit to a text, best first, and the others. */
export function rankDefaults(text: string): { fitting: readonly string[]; others: readonly string[] } {
  const words = text
    .toLowerCase()
    .replace(/[-’']/g, '')
    .match(/\p{L}+/gu);
  const fit = (tag: string): number => {
    const signs = SIGNS[tag] ?? [tag.toLowerCase()];
    return (words ?? []).filter((word) => signs.some((sign) => startsOrIs(word, sign))).length;
  };
  const ranked = DEFAULT_TRENDING.map((tag) => ({ tag, fit: fit(tag) })).sort((a, b) => b.fit - a.fit);
  return {
    fitting: ranked.filter((one) => one.fit > 0).map(({ tag }) => tag),
    others: ranked.filter((one) => one.fit === 0).map(({ tag }) => tag),
  };
}

/** Short ones are whole words: a spa is no spade. */
const startsOrIs = (word: string, sign: string): boolean =>
  sign.length > 3 ? word.startsWith(sign) : word === sign;
