import { describe, expect, test } from '@jest/globals';
import { finalText, withHashtag, withoutHashtag, withText } from './edited-post.ts';

const post = (text: string, ...hashtags: string[]) => ({ text, versions: {}, hashtags });

describe('hashtags of a post', () => {
  test('are normalized: no #, no spaces, none twice whatever the case', () => {
    const once = withHashtag(post('Bread'), ' #Fresh Bread ');
    expect(once.hashtags).toEqual(['FreshBread']);
    expect(withHashtag(once, '#freshbread').hashtags).toEqual(['FreshBread']);
    expect(withHashtag(once, '  ').hashtags).toEqual(['FreshBread']);
  });

  test('typed into the text are collected, without the beginnings of what is being typed', () => {
    let edited = post('New ', 'Bakery');
    for (const text of ['New #b', 'New #br', 'New #bread']) edited = withText(edited, text) as typeof edited;
    expect(edited.hashtags).toEqual(['Bakery', 'bread']);
  });

  test('taken out leave the text and the list', () => {
    const without = withoutHashtag(post('Come #Bread and see #BreadLovers', 'Bread', 'BreadLovers'), 'bread');
    expect(without).toEqual(post('Come and see #BreadLovers', 'BreadLovers'));
  });

  test('chosen ones go out below the text, those in it only once', () => {
    expect(finalText(post('Fresh #bread today. ', 'Bread', 'Bakery'))).toBe('Fresh #bread today.\n\n#Bakery');
    expect(finalText(post('', 'Bakery'))).toBe('#Bakery');
    expect(finalText(post('  '))).toBe('');
  });
});
