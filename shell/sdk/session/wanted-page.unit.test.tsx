import { expect, test } from '@jest/globals';
import { noteWantedPage, wantedPage } from './wanted-page.ts';

test('a page of this app is remembered until it is forgotten', () => {
  noteWantedPage('/create-post?from=here#text');
  expect(wantedPage()).toBe('/create-post?from=here#text');
  noteWantedPage(null);
  expect(wantedPage()).toBeNull();
});

test.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', 'create-post', ''])(
  'nothing else is: %s',
  (address) => {
    noteWantedPage(address);
    expect(wantedPage()).toBeNull();
  },
);
