import { describe, expect, test } from '@jest/globals';
import { importFile, postsOf } from '../../../test/import-file.ts';
import { readHashtags, withHashtags } from './hashtags.ts';

describe('readHashtags', () => {
  test.each([
    ['#rye #spelt', ['rye', 'spelt']],
    ['rye spelt', ['rye', 'spelt']],
    ['#rye#spelt', ['rye', 'spelt']],
    ['rye, spelt; wheat\nbarley', ['rye', 'spelt', 'wheat', 'barley']],
    ['خبز، قمح', ['خبز', 'قمح']],
    ['fresh bread, rye', ['freshbread', 'rye']],
    ['#rye #spelt, wheat', ['rye', 'spelt', 'wheat']],
    ['#Rye, rye, ＃RYE', ['Rye']],
    [' , ;\n#', []],
  ])('reads “%s”', (cell, tags) => {
    expect(readHashtags(cell)).toEqual({ tags, hints: [] });
  });

  test('names words that it changes or leaves out', () => {
    expect(readHashtags('fresh-bread 2027 #rye')).toEqual({
      tags: ['freshbread', 'rye'],
      hints: [
        'Added as #freshbread. Hashtags can only contain letters, digits and underscores.',
        '“2027” won’t be added. Hashtags need at least one letter.',
      ],
    });
  });

  test('names a few of many such words', () => {
    const cell = Array.from({ length: 9 }, (_, at) => `${at}`).join(' ');
    expect(readHashtags(cell).hints).toEqual([
      '“0”, “1”, “2”, “3”, “4”… won’t be added. Hashtags need at least one letter.',
    ]);
  });
});

describe('withHashtags', () => {
  test('adds hashtags after a blank line', () => {
    expect(withHashtags('Rye', ['bread', 'bakery'])).toBe('Rye\n\n#bread #bakery');
  });

  test('doesn’t repeat hashtags of the text', () => {
    expect(withHashtags('#Bread from rye', ['bread', 'rye'])).toBe('#Bread from rye\n\n#rye');
    expect(withHashtags('#Bread', ['bread'])).toBe('#Bread');
  });
});

describe('a column of hashtags', () => {
  const postOf = (header: string, row: string) => postsOf(importFile([header, row]).rows)[0];

  test('is added below the text and the link', () => {
    const post = postOf('Date,Copy,Hashtags,Link', '2027-01-02 10:00,Rye,#winter #menu,https://a.com/rye');
    expect(post).toMatchObject({ content: 'Rye\n\nhttps://a.com/rye\n\n#winter #menu' });
  });

  test('can be one of several', () => {
    const post = postOf('Date,Text,Hashtag 1,Hashtag 2', '2027-01-02 10:00,Rye,winter,menu');
    expect(post).toMatchObject({ content: 'Rye\n\n#winter #menu' });
  });

  test('counts for the limits of networks', () => {
    const row = `2027-01-02 10:00,${'x'.repeat(2_995)},#menu,LinkedIn`;
    expect(postOf('Date,Text,Hashtags,Network', row)).toEqual([
      '3,002 characters, and LinkedIn allows 3,000. Shorten it by 2.',
    ]);
  });

  test('is no post alone, but is one with an image', () => {
    const header = 'Date,Text,Hashtags,Image';
    expect(postOf(header, '2027-01-02 10:00,,#menu,')).toEqual([
      'Enter some text, or add an image or a video.',
    ]);
    expect(postOf(header, '2027-01-02 10:00,,#menu,https://a.com/a.jpg')).toMatchObject({
      content: '#menu',
    });
  });
});
