import type { Dialogue } from '../dialogue.ts';
import { ASKED, WRITTEN } from './sale.ts';

const SOUP =
  'Post this: Soup on Friday at noon for £5.\n\nWinter is the time to sit together.\n\nTell your friends!';

/** The text in hand is shortened, lengthened, mended. The day and the networks are those of `writing.ts`. */
export const REVISING: readonly Dialogue[] = [
  {
    lines: [...WRITTEN, 'make it shorter'],
    intent: 'platform_selection',
    says: ['> Draft 1 of 1 about our sale  \n', 'Which networks'],
  },
  {
    name: 'what is revised is the text in hand: fewer sentences, all of its facts',
    lines: [SOUP, 'make it shorter', 'linkedin', 'now', 'yes'],
    made: [{ on: 'linkedin', at: null, text: 'Soup on Friday at noon for £5.', without: 'Winter' }],
  },
  {
    name: 'nothing is made up to make a text longer',
    lines: [SOUP, 'make it longer'],
    says: ['can’t say more about it without making things up', 'Tell me what to add'],
  },
  {
    name: 'a gap in the text is named before it is posted',
    lines: ['Post this: Call us: [phone number]', 'linkedin', 'now'],
    intent: 'revision',
    says: ['Still missing', 'phone number'],
  },
  {
    lines: [SOUP, 'add that parking is free', 'linkedin', 'now', 'yes'],
    made: [{ on: 'linkedin', at: null, text: 'Parking is free.\n\nTell your friends!' }],
  },
  {
    lines: [SOUP, 'mention free parking on Saturday', 'linkedin', 'now', 'yes'],
    made: [{ on: 'linkedin', at: null, text: 'Good to know: free parking on Saturday.' }],
  },
  {
    lines: [SOUP, 'change "soup" to "stew"', 'linkedin', 'now', 'yes'],
    made: [{ on: 'linkedin', at: null, text: 'Stew on Friday at noon for £5.', without: 'Soup' }],
  },
  {
    name: 'what is exchanged in the text is so in its hashtags',
    lines: [...WRITTEN, 'change "sale" to "spring fair"', 'linkedin', 'now', 'yes'],
    made: [{ on: 'linkedin', at: null, text: '#SpringFair', without: '#Sale' }],
  },
  {
    lines: [SOUP, 'replace friday with saturday', 'linkedin', 'now', 'yes'],
    made: [{ on: 'linkedin', at: null, text: 'Soup on Saturday at noon', without: 'Friday' }],
  },
  { lines: [SOUP, 'replace bread with rice'], says: ['“bread” is not in the text'] },
  {
    name: 'without quotes, words that are not in the text are none of it',
    lines: [...ASKED, 'change it to 10:00', 'yes'],
    made: [{ on: 'linkedin', at: '2026-11-24 10:00:00', text: 'Draft 1' }],
  },
  {
    lines: [SOUP, 'add an emoji', 'linkedin', 'now', 'yes'],
    made: [{ on: 'linkedin', at: null, text: '🍲' }],
  },
  {
    lines: [SOUP, 'add a call to action', 'linkedin', 'now', 'yes'],
    made: [{ on: 'linkedin', at: null, text: 'Come hungry.' }],
  },
  {
    lines: [SOUP, 'more formal please', 'linkedin', 'now', 'yes'],
    made: [{ on: 'linkedin', at: null, text: 'Tell your friends.', without: '!' }],
  },
  {
    lines: [SOUP, 'make it friendlier', 'linkedin', 'now', 'yes'],
    made: [{ on: 'linkedin', at: null, text: '😊' }],
  },
  { lines: ['Post this: Soup.', 'make it shorter'], says: ['shorter without dropping a fact'] },
  {
    lines: [SOUP, 'make it under 40 characters', 'linkedin', 'now', 'yes'],
    made: [{ on: 'linkedin', at: null, text: 'Soup on Friday at noon for £5.', without: 'friends' }],
  },
];
