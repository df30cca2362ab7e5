import { normalizeHashtag } from '@carillon/contracts/domain/hashtags.ts';
import type { TrendingHashtag } from '../engine.ts';
import { type TopicAnalysis, upperFirst } from './analyse-topic.ts';

/**
 * Well-used tags by category, with a rough idea of how many posts carry them (thousands). Estimates kept by
 * hand to order the tags by; no network was asked.
 */
const BANK: Readonly<Record<string, readonly (readonly [tag: string, thousands: number])[]>> = {
  general: [
    ['SmallBusiness', 120_000],
    ['SupportSmallBusiness', 46_000],
    ['ShopLocal', 38_000],
    ['BehindTheScenes', 34_000],
    ['Community', 61_000],
    ['Inspiration', 180_000],
    ['MadeWithCare', 900],
    ['TeamWork', 21_000],
    ['LocalBusiness', 18_500],
    ['SmallBizLife', 3_100],
    ['GoodNews', 6_400],
    ['Entrepreneur', 99_000],
  ],
  food: [
    ['Foodie', 240_000],
    ['FoodLovers', 31_000],
    ['EatLocal', 9_800],
    ['InSeason', 2_300],
    ['HomeMade', 92_000],
    ['FreshFood', 11_000],
    ['LocalFood', 5_200],
    ['FoodPhotography', 92_500],
    ['ChefLife', 19_000],
    ['Brunch', 38_000],
    ['Bakery', 34_000],
    ['CoffeeTime', 38_500],
  ],
  fitness: [
    ['Fitness', 520_000],
    ['Workout', 218_000],
    ['FitnessMotivation', 131_000],
    ['HealthyLifestyle', 115_000],
    ['StrengthTraining', 17_000],
    ['GymLife', 62_000],
    ['Yoga', 120_500],
    ['TrainSmart', 700],
    ['MoveMore', 1_500],
    ['PersonalTrainer', 31_500],
    ['Running', 88_000],
    ['Wellness', 77_000],
  ],
  retail: [
    ['ShopSmall', 58_000],
    ['NewArrivals', 43_000],
    ['ShopLocal', 38_000],
    ['Handmade', 210_000],
    ['GiftIdeas', 26_000],
    ['SlowFashion', 17_500],
    ['SmallShop', 14_000],
    ['Sustainable', 33_000],
    ['BuyLessBuyBetter', 600],
    ['StyleInspo', 24_000],
    ['ShopIndie', 4_700],
    ['QualityMatters', 1_100],
  ],
  technology: [
    ['Technology', 118_000],
    ['Innovation', 74_000],
    ['Startup', 69_000],
    ['SaaS', 4_100],
    ['Productivity', 15_500],
    ['Automation', 7_800],
    ['ArtificialIntelligence', 21_000],
    ['ProductUpdate', 500],
    ['DigitalTransformation', 5_600],
    ['BuildInPublic', 900],
    ['TechNews', 12_500],
    ['Software', 16_500],
  ],
  marketing: [
    ['Marketing', 92_000],
    ['SocialMediaMarketing', 41_000],
    ['ContentMarketing', 18_000],
    ['DigitalMarketing', 69_500],
    ['MarketingTips', 12_000],
    ['Branding', 66_000],
    ['ContentCreator', 88_500],
    ['SocialMediaTips', 9_700],
    ['Copywriting', 5_300],
    ['ContentStrategy', 3_700],
    ['GrowYourBusiness', 11_500],
    ['MarketingStrategy', 8_600],
  ],
  education: [
    ['Education', 79_000],
    ['Learning', 45_000],
    ['LifelongLearning', 3_400],
    ['OnlineCourse', 6_200],
    ['Students', 33_500],
    ['TeachersOfInstagram', 9_400],
    ['StudyTips', 3_900],
    ['NeverStopLearning', 5_700],
    ['Workshop', 23_000],
    ['SkillBuilding', 800],
    ['KnowledgeIsPower', 7_300],
    ['LearnSomethingNew', 2_600],
  ],
  travel: [
    ['Travel', 690_000],
    ['TravelGram', 185_000],
    ['Wanderlust', 148_000],
    ['Explore', 230_500],
    ['SlowTravel', 3_800],
    ['HiddenGems', 4_600],
    ['TravelTips', 8_900],
    ['WeekendAway', 1_900],
    ['Adventure', 145_000],
    ['LocalGuide', 1_300],
    ['TravelInspiration', 12_700],
    ['Holiday', 98_000],
  ],
  health: [
    ['MentalHealth', 52_000],
    ['SelfCare', 83_000],
    ['Wellness', 77_000],
    ['Mindfulness', 36_000],
    ['HealthyHabits', 14_500],
    ['MentalHealthAwareness', 29_000],
    ['Wellbeing', 19_500],
    ['StressRelief', 8_800],
    ['HealthTips', 11_200],
    ['SelfLove', 95_000],
    ['Balance', 27_000],
    ['TakeABreak', 1_400],
  ],
  beauty: [
    ['Beauty', 500_000],
    ['Skincare', 139_000],
    ['HairStyle', 124_000],
    ['SalonLife', 17_200],
    ['BeautyTips', 24_500],
    ['SelfCare', 83_000],
    ['GlowUp', 12_900],
    ['HairGoals', 18_700],
    ['NaturalBeauty', 31_200],
    ['Barber', 49_000],
    ['MakeupLover', 22_000],
    ['FreshCut', 3_300],
  ],
  property: [
    ['RealEstate', 96_000],
    ['HomeSweetHome', 82_000],
    ['InteriorDesign', 168_000],
    ['NewHome', 25_500],
    ['HouseHunting', 5_400],
    ['FirstTimeBuyer', 2_400],
    ['HomeDecor', 143_000],
    ['DreamHome', 28_600],
    ['Property', 24_000],
    ['HomeTips', 1_200],
    ['Neighbourhood', 1_800],
    ['MovingDay', 1_700],
  ],
  community: [
    ['Community', 61_000],
    ['Volunteer', 14_800],
    ['Charity', 29_500],
    ['GiveBack', 10_600],
    ['Together', 52_500],
    ['NonProfit', 9_900],
    ['Fundraiser', 8_100],
    ['MakeADifference', 12_300],
    ['LocalHeroes', 1_600],
    ['Kindness', 24_800],
    ['SocialGood', 3_000],
    ['VolunteersNeeded', 400],
  ],
};

const EVERYWHERE = ['SmallBusiness', 'Community', 'BehindTheScenes'];

/** Tags from the topic's own words first, then the category's. Without the #. */
export function hashtagsFor({ subject, phrases, category }: TopicAnalysis): string[] {
  const own = [...phrases, subject].map(tagOf).filter((tag) => tag.length > 3 && tag.length <= 24);
  const bank = (BANK[category.name] ?? []).map(([tag]) => tag);
  return [
    ...new Map([...own.slice(0, 3), ...bank, ...EVERYWHERE].map((tag) => [tag.toLowerCase(), tag])).values(),
  ];
}

/** What is used most around this topic, most used first. */
export function trendingFor({ category }: TopicAnalysis): TrendingHashtag[] {
  const found = new Map([...(BANK[category.name] ?? []), ...(BANK.general ?? [])]);
  return [...found]
    .map(([hashtag, thousands]) => ({ hashtag, count: thousands * 1000 }))
    .sort((a, b) => b.count - a.count);
}

const SMALL_WORDS = /^(a|an|the|our|my|your|their|its|his|her|this|that|new|of|and|for|with|in|on|to|from)$/i;

/** "our new autumn menu" → "AutumnMenu". */
const tagOf = (phrase: string): string =>
  normalizeHashtag(
    phrase
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word && !SMALL_WORDS.test(word) && !/^\d+$/.test(word))
      .slice(-2)
      .map(upperFirst)
      .join(''),
  );

/** Tags in the given order, each with the estimate for it; those that nobody has counted get the least of all. */
export const withEstimates = (tags: readonly string[]): TrendingHashtag[] => {
  const known = new Map(
    Object.values(BANK)
      .flat()
      .map(([tag, thousands]) => [tag.toLowerCase(), thousands * 1000]),
  );
  return tags
    .map(normalizeHashtag)
    .filter((tag, at, all) => tag !== '' && all.indexOf(tag) === at)
    .map((hashtag) => ({ hashtag, count: known.get(hashtag.toLowerCase()) ?? 0 }))
    .sort((a, b) => b.count - a.count);
};
