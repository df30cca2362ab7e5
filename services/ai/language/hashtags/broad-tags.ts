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
