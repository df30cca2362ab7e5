import { describe, expect, test } from '@jest/globals';
import { editText } from './edit-text.ts';

describe('editText', () => {
  test.each([
    ['spaces', 'Our  shop is open ,come in!Bring friends .', 'Our shop is open, come in! Bring friends.'],
    ['signs', 'We are open!!! Really?!? Yes..', 'We are open! Really? Yes.'],
    [
      'capitals',
      'OUR SHOP IN LYON IS OPEN AGAIN. See you there.',
      'Our shop in Lyon is open again. See you there.',
    ],
    ['one shouted word', 'We are open AGAIN from Monday.', 'We are open again from Monday.'],
    ['abbreviations', 'The NHS and Brandt LLP are in.', 'The NHS and Brandt LLP are in.'],
    ['broken lines', 'We raised £4,312\nfor the hospice.', 'We raised £4,312 for the hospice.'],
    ['French signs', 'Venez samedi 3 mai !!! Entrée libre', 'Venez samedi 3 mai ! Entrée libre.'],
    ['German capitals', 'FLOHMARKT AM SAMSTAG in der Turnhalle.', 'Flohmarkt am Samstag in der Turnhalle.'],
    ['prices', 'Stollen 14,50 €.Bestellung bis Sonntag', 'Stollen 14,50 €. Bestellung bis Sonntag.'],
    ['addresses', 'See www.walk.example', 'See www.walk.example'],
  ])('puts %s right', (_, input, text) => {
    expect(editText(input).text).toBe(text);
  });

  test.each([
    'We mourn our founder Anna Kim, who died on Sunday. The shop stays closed until Thursday.',
    'Rye loaf, 1.2 kg for €6.80, 10:30 to 18:00, www.a-b.example/x,y, call 0113 4960.',
    '- Rye bread\n- Spelt rolls\n\nOrder until Friday.',
  ])('leaves a text that is fine as it is', (input) => {
    expect(editText(input)).toMatchObject({ text: input, changes: [] });
  });

  test('moves hashtags out of the text and leaves the words that its sentences need', () => {
    expect(editText('Our #sourdough is back. #bread #Lyon')).toMatchObject({
      text: 'Our sourdough is back.',
      tags: ['sourdough', 'bread', 'Lyon'],
      changes: ['hashtags'],
    });
  });

  test('sets the sentence with the day before sentences that state nothing', () => {
    const { text } = editText(
      'It was a long winter. The birds are back. We open on 1 April. Bring a jacket.',
    );
    expect(text).toBe('We open on 1 April. It was a long winter. The birds are back. Bring a jacket.');
  });

  test('keeps a question before its answer', () => {
    const input = 'Do you sing? Do you know somebody who does? Rehearsals start on 9 September.';
    expect(editText(input).text).toBe(input);
  });

  test('breaks a long block into paragraphs of whole sentences', () => {
    const sentences = Array.from(
      { length: 8 },
      (_, at) => `Sentence number ${at} tells something of its own here.`,
    );
    const { text, changes } = editText(sentences.join(' '));
    expect(text.split('\n\n').length).toBeGreaterThan(2);
    expect(text.replaceAll('\n\n', ' ')).toBe(sentences.join(' '));
    expect(changes).toEqual(['paragraphs']);
  });
});
