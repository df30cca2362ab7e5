/** The kinds of work that a plan knows; the most specific come first, and `general` is the rest. */
export const NATURES = [
  'consulting',
  'software',
  'care',
  'ensemble',
  'rescue',
  'community',
  'teaching',
  'advice',
  'wellness',
  'creative',
  'animals',
  'home',
  'craft',
  'food',
  'lodging',
  'retail',
  'general',
] as const;
export type Nature = (typeof NATURES)[number];

/** Kinds of goals by what they count; the most particular come first. The last three are found in other ways. */
export const GOAL_KINDS = [
  'adoptions',
  'volunteers',
  'donations',
  'demos',
  'contracts',
  'learners',
  'places',
  'applications',
  'appointments',
  'bookings',
  'visitors',
  'sales',
  'inquiries',
  'community',
  'fewer',
  'counted',
  'awareness',
] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];
export type FoundGoalKind = Exclude<GoalKind, 'fewer' | 'counted' | 'awareness'>;

/** Challenges in the order in which they are looked for. */
export const CHALLENGE_KINDS = [
  'decisions',
  'doubt',
  'delay',
  'taboo',
  'hygiene',
  'sizes',
  'weather',
  'season',
  'hiring',
  'price',
  'dryness',
  'location',
  'trust',
  'secrecy',
  'time',
  'camera',
  'ideas',
  'reach',
  'engagement',
  'budget',
  'routine',
] as const;
export type ChallengeKind = (typeof CHALLENGE_KINDS)[number];

/** Challenges that posts help with: each gets a pillar. */
export type PostedChallenge =
  | 'decisions'
  | 'doubt'
  | 'delay'
  | 'taboo'
  | 'hygiene'
  | 'weather'
  | 'hiring'
  | 'price'
  | 'dryness'
  | 'location';
export type QuietChallenge = Exclude<ChallengeKind, PostedChallenge>;

/** Known kinds of people, whoever wants to reach them. */
export const AUDIENCE_KINDS = [
  'grieving',
  'families',
  'workers',
  'hobbyists',
  'committees',
  'experts',
  'managers',
  'clerks',
  'helpers',
  'young',
  'beginners',
  'seniors',
  'tenants',
  'travelers',
  'neighbors',
  'companies',
] as const;
export type AudienceKind = (typeof AUDIENCE_KINDS)[number];
