import { describe, expect, test } from '@jest/globals';
import { readTopic } from '../../language/topic/read-topic.ts';
import { researched } from './research.ts';

const readFrom = (topic: string) => researched(readTopic(topic), {});

describe('researched', () => {
  test.each([
    ['-20 % sur les montures chez Optique Duval, 3 place de la Mairie à Annecy', 'optician'],
    ['Atelier couture samedi, 12 bis rue de la Boulangerie à Lyon', 'craft-studio'],
    ['Neue Brillen ab Montag, Bäckerstr. 5', 'optician'],
  ])('finds the trade of “%s” without its street', (topic, trade) => {
    expect(readFrom(topic).trade).toBe(trade);
  });

  test('takes mulled wine at a service for no winery', () => {
    expect(readFrom('Rev. Tom Hale leads our carol service. Mulled wine £2.').trade).not.toBe('winery');
  });

  test.each([
    ['Neu bei uns: Frau Heike Schöne, Physiotherapeutin', 'Frau'],
    ['Don’t miss our jazz night with the O’Malley Trio', 'Miss'],
    ['Our growler is back on Friday, 12 Dec', 'Dec'],
    ['Atelier poterie samedi : 45 € par personne, goûter compris', 'Personne'],
  ])('makes no hashtag of a word that names nothing in “%s”', (topic, tag) => {
    expect(readFrom(topic).hashtags).not.toContain(tag);
  });
});
