import type { PlanInput } from '../schema.ts';

const business = (
  business_type: string,
  target_demographics: string,
  platform: PlanInput['platform'],
  business_goals: string,
  more: Partial<PlanInput> = {},
): PlanInput => ({
  business_type,
  target_demographics,
  platform,
  business_goals,
  content_preferences: '',
  budget: '',
  timeframe: '',
  current_challenges: '',
  ...more,
});

/** Ten that have nothing in common but that they want a plan. */
export const UNLIKE: readonly PlanInput[] = [
  business(
    'Church organ restorers',
    'Parish councils and diocesan architects',
    'LinkedIn',
    'Three new restoration contracts in two years',
    {
      content_preferences: 'Photos from the workshop, short videos of voicing',
      budget: '€1,500 a year',
      timeframe: '2 years',
      current_challenges: 'Decisions take two years and are made in committees',
    },
  ),
  business(
    'Second-hand climbing shoes, resoled and sold online',
    'Climbers between 18 and 35',
    'Instagram',
    'Sell 60 pairs a month',
    {
      content_preferences: 'Reels, close-ups of rubber',
      budget: '100 euros a month',
      timeframe: '6 months',
      current_challenges: 'People find used shoes unhygienic; sizes are hard to judge online',
    },
  ),
  business(
    'Hospice in a small town',
    'Families of dying people, and people who may want to help',
    'Facebook',
    '30 volunteers by spring, more donations',
    {
      content_preferences: 'Quiet photos, no videos',
      budget: 'none, two hours a week',
      timeframe: 'until spring',
      current_challenges: 'Nobody wants to talk about death',
    },
  ),
  business(
    'Payroll software for hospitals',
    'HR managers and payroll clerks',
    'LinkedIn',
    '20 demo calls a month',
    {
      content_preferences: 'Articles, customer stories',
      budget: '$4,000 a month',
      timeframe: '1 year',
      current_challenges: 'Purchases need a tender; the subject is dry',
    },
  ),
  business(
    'Neighborhood bakery',
    'Families and office workers within two miles',
    'Multiple Platforms',
    'More sales before noon',
    {
      content_preferences: 'Photos',
      budget: '200 dollars a month',
      timeframe: '3 months',
      current_challenges: 'A supermarket sells bread at half the price; no time',
    },
  ),
  business(
    'Driving school with two automatic cars',
    'Nervous learners over 30',
    'TikTok',
    '15 new students every month',
    {
      budget: '300 a month',
      timeframe: '4 months',
      current_challenges: 'We can’t find instructors. People are ashamed of starting late',
    },
  ),
  business(
    'Community choir',
    'People who sang at school and stopped',
    'Facebook',
    '6 tenors before the concert on 14 November',
    {
      timeframe: '10 weeks',
      current_challenges: 'Men think that they can’t sing',
    },
  ),
  business(
    'Campsite by a lake, with canoe rental',
    'Cyclists and families with small children',
    'Instagram',
    'Fill the weekdays in May and September',
    {
      budget: '€2,000 for the season',
      timeframe: 'May to September',
      current_challenges: 'When it rains, everybody cancels',
    },
  ),
  business(
    'Law firm for tenancy law',
    'Tenants and small landlords',
    'YouTube',
    'Ten first consultations a week',
    {
      content_preferences: 'Answers to questions',
      budget: '€800 a month',
      timeframe: '9 months',
      current_challenges: 'We must keep confidentiality. People wait too long before they ask',
    },
  ),
  business(
    'Repair café run by a town library',
    'Neighbors who don’t want to throw things away',
    'Twitter',
    '8 helpers who can solder; 40 visitors each Saturday',
    {
      budget: 'no money',
      timeframe: 'one year',
      current_challenges: 'Few people know where it is',
    },
  ),
];
