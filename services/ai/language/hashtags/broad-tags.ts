import type { Intent } from '../topic/intent.ts';
import type { CategoryName } from './category-words.ts';

/** Tags that are true of anything in the field. */
export const CATEGORY_TAGS: Readonly<Record<CategoryName, readonly string[]>> = {
  food: ['Foodie', 'FoodLovers', 'InstaFood'],
  fitness: ['Fitness', 'Wellness', 'MoveMore'],
  retail: ['Shopping', 'ShopSmall', 'Shop'],
  technology: ['Technology', 'Software', 'Digital'],
  marketing: ['Marketing', 'SocialMedia', 'DigitalMarketing'],
  education: ['Learning', 'Education', 'LearnSomethingNew'],
  travel: ['Travel', 'Explore', 'Wanderlust'],
  health: ['Wellbeing', 'SelfCare', 'Health'],
  beauty: ['Beauty', 'SelfCare', 'BeautyTips'],
  property: ['Property', 'RealEstate', 'HomeSweetHome'],
  community: ['Community', 'Together', 'GiveBack'],
  general: [],
};

/** Tags that say what kind of post it is. */
export const INTENT_TAGS: Readonly<Record<Intent, readonly string[]>> = {
  launch: ['New', 'Announcement'],
  event: ['SaveTheDate', 'Events'],
  offer: ['SpecialOffer', 'Deals'],
  hiring: ['Hiring', 'Jobs', 'JoinOurTeam'],
  seeking: ['JoinUs', 'Wanted'],
  thanks: ['ThankYou', 'Gratitude'],
  milestone: ['Milestone', 'Celebration'],
  lessons: ['Tips', 'LessonsLearned'],
  story: ['BehindTheScenes', 'OurStory'],
  request: ['JoinIn'],
  asking: ['QuestionOfTheDay', 'LetsTalk'],
  theme: ['LetsTalk'],
  general: ['News'],
};
