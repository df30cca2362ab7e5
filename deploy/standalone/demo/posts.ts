import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';

export interface DemoPost {
  readonly text: string;
  /** A file of `pictures`. Instagram takes no post without one. */
  readonly picture?: 'loaf' | 'cups' | 'shop' | 'cake' | 'board';
  readonly on: readonly PlatformName[];
}

const EVERYWHERE = ['facebook', 'instagram', 'linkedin', 'bluesky', 'mastodon'] as const;
const VISUAL = ['facebook', 'instagram'] as const;
const WORK = ['facebook', 'linkedin'] as const;

/** Published posts of the bakehouse, the oldest first. */
export const HISTORY: readonly DemoPost[] = [
  {
    text: 'The oven is lit and the door is open. From today, Thimble Lane Bakehouse opens at 7 every morning. Come say hello! #bakery #opening',
    picture: 'shop',
    on: EVERYWHERE,
  },
  {
    text: 'Our country loaf rests for 18 hours before it sees the oven. That is where the crust comes from. #sourdough #slowbread',
    picture: 'loaf',
    on: VISUAL,
  },
  {
    text: 'We are looking for a baker for the early shift, Tuesday to Saturday. No night work, meals included. Write to us or drop in after 11.',
    on: WORK,
  },
  {
    text: 'Saturday rule: come before 8, and your first bun comes with a free coffee. ☕',
    picture: 'cups',
    on: VISUAL,
  },
  {
    text: 'How do you keep bread fresh? Cut side down on a wooden board, under a cloth. Never in the fridge: it goes stale twice as fast. #breadtips',
    picture: 'loaf',
    on: EVERYWHERE,
  },
  {
    text: 'Plum cake is back, for as long as there are plums. Three weeks, perhaps four. #plumcake',
    picture: 'cake',
    on: VISUAL,
  },
  {
    text: 'Our flour now comes from a mill eleven miles away. Fewer miles, more flavor, and we know the farmers by name.',
    picture: 'board',
    on: EVERYWHERE,
  },
  { text: 'Question of the week: seeds on top or seeds inside? Tell us below. 👇', on: ['facebook'] },
  {
    text: 'A quick look behind the counter at a quarter to five. It’s quiet and warm, and it smells like butter. #behindthescenes',
    picture: 'shop',
    on: VISUAL,
  },
  {
    text: 'What we learned in our first months: bake a little less, sell out a little earlier, throw away almost nothing. Yesterday it was two rolls.',
    on: WORK,
  },
  {
    text: 'From now on, rye days are Wednesday and Friday. Order by noon the day before. #ryebread',
    picture: 'loaf',
    on: VISUAL,
  },
  {
    text: 'Rain outside, cinnamon inside. The buns come out at 10 and at 3. #cinnamonbuns',
    picture: 'cups',
    on: EVERYWHERE,
  },
  {
    text: 'Sorry to everyone who found our door closed on Tuesday: the mixer broke. It’s running again, and the first 30 customers tomorrow get a roll on us.',
    on: ['facebook'],
  },
  {
    text: 'Birthday coming up? Cakes for up to 20 people, ordered three days ahead. The list is on the counter. #cakes',
    picture: 'cake',
    on: VISUAL,
  },
  {
    text: 'Four of us started here. Today the seventh signed her contract. Thank you to everyone who buys their bread here.',
    picture: 'shop',
    on: WORK,
  },
  {
    text: 'Myth: brown bread is always whole grain. Fact: sometimes it is just malt. Ask what is in it; we like that question. #breadfacts',
    picture: 'board',
    on: EVERYWHERE,
  },
  {
    text: 'Yesterday’s bread, half price, every morning until 9. Toast does not mind. #nowaste',
    picture: 'loaf',
    on: VISUAL,
  },
  {
    text: 'The autumn menu is on the board: pumpkin roll, walnut loaf, apple slice. Which one first?',
    picture: 'board',
    on: EVERYWHERE,
  },
  {
    text: 'Three things that make a better sandwich: toast one side only, salt the tomato, butter to the very edge. #sandwich',
    picture: 'loaf',
    on: VISUAL,
  },
  {
    text: 'We deliver to offices in the old town by bike now. Ten rolls or more, by 8:30. Details: https://thimble-lane.example/office',
    on: WORK,
  },
  {
    text: 'Kids’ baking class on Sunday: flour everywhere, and eight very proud bakers. #bakingwithkids',
    picture: 'cups',
    on: VISUAL,
  },
  { text: 'Card or cash? Both, since yesterday. You asked, it took us a while. 😊', on: ['facebook'] },
  {
    text: 'Sold out by 1 again. We’re sorry, and a little proud. Starting next week, there’s a second bake at noon.',
    picture: 'shop',
    on: EVERYWHERE,
  },
  {
    text: 'Orders for the holidays are open. Stollen, spice loaf, braided bread: https://thimble-lane.example/holidays #holidaybaking',
    picture: 'cake',
    on: EVERYWHERE,
  },
  {
    text: 'One of our starters turns ten this week. It came here in a jam jar and has raised every loaf since. #sourdough',
    picture: 'loaf',
    on: EVERYWHERE,
  },
  {
    text: 'Second bake, second line: warm bread at noon, Monday to Saturday. #warmbread',
    picture: 'shop',
    on: EVERYWHERE,
  },
];

/** Posts scheduled for the next weeks. */
export const UPCOMING: readonly DemoPost[] = [
  {
    text: 'Advent braids from Friday, with or without almonds. Come early. #advent',
    picture: 'cake',
    on: EVERYWHERE,
  },
  {
    text: 'How many rolls for a table of six? Ten, and two for the cook. #breakfast',
    picture: 'loaf',
    on: VISUAL,
  },
  { text: 'We close at 4 on the last day of the month to count flour sacks. Every one of them.', on: WORK },
  {
    text: 'Soup of the week: leek and potato, with yesterday’s rye on the side. From 11 until the pot is empty. #soup',
    picture: 'board',
    on: ['instagram'],
  },
  {
    text: 'Offices in the old town: orders for next month are open. We deliver ten rolls or more by bike.',
    on: ['linkedin'],
  },
  {
    text: 'Which cake should come back for one weekend? The most likes win. 🍰',
    picture: 'cake',
    on: ['facebook'],
  },
  {
    text: 'Saturday coffee: the first bun of the day comes with a cup. #coffee #saturday',
    picture: 'cups',
    on: VISUAL,
  },
  {
    text: 'A year of throwing away less: 212 loaves went to the food bank, four went to the ducks. We are working on the four.',
    picture: 'loaf',
    on: EVERYWHERE,
  },
  { text: 'The shop window is done. Come by after dark. #window', picture: 'shop', on: ['instagram'] },
  {
    text: 'We’re taking on two apprentices next summer. Early mornings, warm hands. Know someone who’d like that? Tell them.',
    picture: 'shop',
    on: WORK,
  },
  {
    text: 'Cinnamon, cardamom, or both? The bun of the month is yours to decide. #buns',
    picture: 'cups',
    on: VISUAL,
  },
  {
    text: 'Orders for the holidays close soon: loaves, braids and cakes, at the counter or by phone.',
    picture: 'cake',
    on: EVERYWHERE,
  },
  {
    text: 'How we plan a week of baking: one sheet of paper, three pencils, and the weather report.',
    picture: 'board',
    on: ['linkedin'],
  },
  {
    text: 'Crumbs are for sparrows. Everything else is for you, from 7 tomorrow. #bakery',
    picture: 'loaf',
    on: VISUAL,
  },
];

/** Unfinished drafts. */
export const DRAFTS: readonly { readonly topic: string; readonly text: string }[] = [
  {
    topic: 'gift cards',
    text: 'Gift cards are here, for people who have everything except warm bread on a Saturday.',
  },
  { topic: 'a new winter bread', text: 'Something dark, with figs. We are still arguing about the walnuts.' },
];
