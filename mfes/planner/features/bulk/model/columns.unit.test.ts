import { describe, expect, test } from '@jest/globals';
import { cellsOf } from './cells-of.ts';
import { mapColumns } from './columns.ts';
import { mapByContent } from './no-header.ts';

test('columns of Buffer, Publer and others are known, and what is not is named by its place', () => {
  expect(mapColumns(['Text', 'Image URL', 'Tags', 'Posting Time'])).toEqual(['text', 'media', null, 'date']);
  const publer = [
    'Date',
    'Text',
    'Link(s)',
    'Media URL(s)',
    'Title',
    'Label(s)',
    'Alt text(s)',
    'Comment(s)',
  ];
  expect(mapColumns(publer)).toEqual(['date', 'text', 'link', 'media', null, null, 'altTexts', 'comment']);
  expect(mapColumns(['Caption', 'First comment'])).toEqual(['text', 'comment']);
  const german = ['Text', 'Datum', 'Uhrzeit', 'Medien', 'Alternativtexte', 'Konten', 'Erster Kommentar'];
  expect(mapColumns(german)).toEqual(['text', 'date', 'time', 'media', 'altTexts', 'accounts', 'comment']);
  expect(mapColumns(['postAtSpecificTime (YYYY-MM-DD HH:mm:ss)', 'content'])).toEqual(['date', 'text']);
  const two = mapColumns(['Caption', 'Message', 'Image URL', 'Video URL']);
  expect(two).toEqual(['text', null, 'media', 'media']);
  expect(cellsOf(['a', 'b', 'https://c', 'https://d'], two)).toMatchObject({
    text: 'a',
    media: 'https://c\nhttps://d',
  });
});

describe('mapColumns', () => {
  test.each([
    ['media', ['mediaURLs', 'gif_url', 'Video Link', 'File name', 'Photo 3', 'Bilder', 'image-url-2']],
    ['text', ['message_text', 'Post Text', 'CAPTION', 'Message body', 'Tweet', 'Beitragstext', 'Texto']],
    [
      'date',
      ['schedule_time', 'Scheduled At', 'publishDate', 'Date & Time', 'Posting Time', 'due_date', 'Datum'],
    ],
    ['altTexts', ['imageAltText', 'Alt text picture 1', 'alt', 'Alternative text']],
    [
      'accounts',
      [
        'account_id',
        'Social Profile(s)',
        'Post to',
        'platform',
        'Facebook',
        'Twitter/X',
        'Share to LinkedIn',
        'Facebook Page',
        'Social media',
      ],
    ],
    ['link', ['Link(s)', 'URL', 'website_url', 'Landing Link']],
    ['comment', ['First Comment Text', 'followUpComment', 'comment1', 'Comment(s)']],
    ['status', ['Draft', 'Is Draft', 'Post Status', 'approved', 'State']],
    ['kind', ['Post subtype', 'type', 'Instagram Post Type', 'Story']],
    [
      'hashtags',
      [
        ...['Hashtags', 'hash tag', 'Post hashtags', 'Hashtag 2', 'Mots-dièse', 'Mot-clic'],
        ...['الهاشتاجات', 'هاشتاق', 'ハッシュタグ'],
      ],
    ],
    ['zone', ['Time zone', 'timezone', 'TZ', 'UTC offset']],
  ])('finds %s', (field, names) => {
    expect(names.map((name) => [name, mapColumns([name])[0]])).toEqual(names.map((name) => [name, field]));
  });

  test('reads names with direction marks and other spaces', () => {
    expect(mapColumns(['\uFEFF\u200EText', 'Posting\u00A0Date', 'Ｔｉｍｅ'])).toEqual([
      'text',
      'date',
      'time',
    ]);
  });

  test.each([
    ...['Title', 'Label(s)', 'Tags', 'Video Thumbnail Url', 'Facebook text', 'comment2', 'utm_medium'],
    ...['Pinterest Board', '', 'Etiquetas', 'Schlagwörter', 'Hashtags & mentions'],
  ])('leaves “%s” alone', (name) => {
    expect(mapColumns([name])).toEqual([null]);
  });

  test('takes a column of times for the date when it holds dates', () => {
    const rows = [{ cells: ['Rye', ''] }, { cells: ['Spelt', '2027-01-02 5:05 pm'] }];
    expect(mapColumns(['message', 'time'], rows)).toEqual(['text', 'date']);
    expect(mapColumns(['message', 'Scheduled time'], [{ cells: ['Rye', '09:30'] }])).toEqual([
      'text',
      'time',
    ]);
  });

  test.each(['Etiquetas', 'Schlagwörter', 'الوسوم'])('takes “%s” for hashtags when it holds some', (name) => {
    expect(mapColumns([name], [{ cells: ['#rye #bakery'] }])).toEqual(['hashtags']);
    expect(mapColumns([name], [{ cells: ['Campaign 7'] }])).toEqual([null]);
  });

  test('doesn’t take a column named for a network for a switch when it holds texts', () => {
    const rows = [{ cells: ['Rye', 'Fresh rye. '.repeat(9)] }];
    expect(mapColumns(['Text', 'Facebook'], rows)).toEqual(['text', null]);
  });
});

test('cellsOf joins alt texts with pictures in the order of their columns', () => {
  const header = ['Image', 'Image', 'Image', 'Alt text', 'Alt text', 'Alt text'];
  const cells = cellsOf(['a.jpg', '', 'c.jpg', 'A', 'B', 'C'], mapColumns(header), header);
  expect(cells).toMatchObject({ media: 'a.jpg\nc.jpg', altTexts: 'A\nC\nB' });
});

test.each([
  ['09:30', '2026-12-20'],
  ['', '2026-12-20 00:00'],
])('cellsOf drops the midnight of a date only beside a time: “%s”', (time, date) => {
  expect(cellsOf(['2026-12-20 00:00', time], ['date', 'time'])).toMatchObject({ date, time });
});

test('mapByContent ignores direction marks', () => {
  const rows = [{ cells: ['Rye', '\u200E2027-01-02 10:00', '\u200Ehttps://a.com/b.jpg', '\u200ELinkedIn'] }];
  expect(mapByContent(rows)).toEqual(['text', 'date', 'media', 'accounts']);
});
