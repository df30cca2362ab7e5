import { expect, test } from '@jest/globals';
import { noteWantedPage, takeWantedPage } from './wanted-page.ts';

test('a page of this app is remembered until somebody has gone on there', () => {
  noteWantedPage('/create-post?from=here#text');
  expect(takeWantedPage()).toBe('/create-post?from=here#text');
  expect(takeWantedPage()).toBeNull();
});

test('it can be forgotten, and the dashboard needs no remembering', () => {
  noteWantedPage('/create-post');
  noteWantedPage('/dashboard');
  noteWantedPage(null);
  expect(takeWantedPage()).toBeNull();
  noteWantedPage('/dashboard');
  expect(takeWantedPage()).toBeNull();
});

test.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', 'create-post', ''])(
  'nothing else is: %s',
  (address) => {
    noteWantedPage(address);
    expect(takeWantedPage()).toBeNull();
  },
);
