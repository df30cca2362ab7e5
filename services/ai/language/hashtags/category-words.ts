/** A field of business. */
export type CategoryName =
  | 'food'
  | 'fitness'
  | 'retail'
  | 'technology'
  | 'marketing'
  | 'education'
  | 'travel'
  | 'health'
  | 'beauty'
  | 'property'
  | 'community'
  | 'general';

/** Words that give a category away; compared by their stems. */
export const CATEGORY_WORDS: Readonly<Record<Exclude<CategoryName, 'general'>, readonly string[]>> = {
  food: 'food barista baker menu dish dishes restaurant cafe coffee bakery bread cake kitchen chef recipe taste tasting wine beer brunch lunch dinner breakfast pizza burger vegan farm produce cook baking ingredient catering tea chocolate cheese brewery bar'.split(
    ' ',
  ),
  fitness:
    'fitness gym workout training trainer yoga pilates run running marathon strength muscle exercise sport cycling class coach swim dance crossfit stretching'.split(
      ' ',
    ),
  retail:
    'shop store boutique product collection clothing fashion shoes jewellery jewelry gift coat coats dress jacket furniture candle handmade bike bicycle repair packaging refill toy bookshop flower florist'.split(
      ' ',
    ),
  technology:
    'app software platform feature update saas startup ai data code developer tool automation cloud website release version security api digital beta integration'.split(
      ' ',
    ),
  marketing:
    'marketing brand branding audience social campaign followers engagement seo newsletter agency copywriting advertising'.split(
      ' ',
    ),
  education:
    'course class school student students teacher learn learning lesson workshop training language tutor university exam study kids education teaching skill'.split(
      ' ',
    ),
  travel:
    'travel trip tour hotel holiday vacation flight beach mountain hiking guesthouse camping island adventure destination booking tourist cruise'.split(
      ' ',
    ),
  health:
    'health mental wellbeing wellness therapy therapist doctor clinic dentist sleep stress anxiety mindfulness nutrition meditation burnout care nurse physiotherapy'.split(
      ' ',
    ),
  beauty: 'beauty hair salon barber skincare makeup nail spa haircut stylist cosmetics lashes facial'.split(
    ' ',
  ),
  property:
    'property estate home house apartment flat rent mortgage realtor listing interior renovation kitchen garden architect viewing'.split(
      ' ',
    ),
  community:
    'charity volunteer volunteers donation donate fundraiser fundraising nonprofit community neighbourhood neighborhood foodbank church club shelter animal rescue cleanup festival association'.split(
      ' ',
    ),
};
