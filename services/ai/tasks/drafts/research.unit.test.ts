import { describe, expect, test } from '@jest/globals';
import { readReading } from '../../language/brief/read-brief.ts';
import { researched } from './research.ts';

const tagsFor = (brief: string) => researched(readReading(brief)).hashtags;

describe('researched', () => {
  test.each([
    ['Neu bei uns: Frau Heike Schöne, Physiotherapeutin', 'Frau'],
    ['Don’t miss our jazz night with the O’Malley Trio', 'Miss'],
    ['Our growler is back on Friday, 12 Dec', 'Dec'],
    ['Atelier poterie samedi : 45 € par personne, goûter compris', 'Personne'],
    ['hotel cut prices', 'HotelCut'],
    ['Xqzzt', 'Xqzzt'],
  ])('makes no hashtag of a word that names nothing in “%s”', (brief, tag) => {
    expect(tagsFor(brief)).not.toContain(tag);
  });

  test('gives bad news notices to choose from', () => {
    const { hashtags, trending } = researched(
      readReading('We mourn our founder Anna Kim, who died on Sunday.'),
    );
    expect(hashtags).toEqual([]);
    expect(trending).toEqual(['Notice', 'Announcement']);
  });

  test('names what a brief that hires is for', () => {
    expect(tagsFor('We are hiring a nurse for our ward in Hull')).toEqual(
      expect.arrayContaining(['Nurse', 'Hull', 'Hiring']),
    );
  });
});
