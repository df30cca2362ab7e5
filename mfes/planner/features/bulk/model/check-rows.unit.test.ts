import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { describe, expect, test } from '@jest/globals';
import { type Account, formatAccount } from './accounts.ts';
import { listAmbiguous } from './ambiguous-networks.ts';
import { type CheckContext, checkRows, type GivenRow } from './check-rows.ts';
import { mapColumns } from './columns.ts';
import type { Cells } from './fields.ts';

const facebook: Account = {
  platform: 'facebook',
  kind: 'page',
  id: 'p1',
  name: 'Corner Bakehouse',
  picture: null,
};
const second: Account = { ...facebook, id: 'p2', name: 'Corner, Market Hall' };
const instagram: Account = { ...facebook, platform: 'instagram', kind: 'account', id: 'i1' };
const linkedin: Account = {
  platform: 'linkedin',
  kind: 'profile',
  id: 'urn:li:person:ada',
  name: 'Ada',
  picture: null,
};

const context: CheckContext = {
  zone: 'Europe/Berlin',
  now: new Date('2026-11-23T10:00:00Z'),
  order: 'day first',
  known: [facebook, second, instagram, linkedin],
  defaults: [],
  meanings: {},
  folder: new Map(),
  withSlots: new Set(['linkedin urn:li:person:ada']),
  planned: () => null,
  limitsFor: () => [],
};
const row = (cells: Partial<Cells> = {}, number = 2): GivenRow => ({
  number,
  cells: {
    text: `Text ${number}`,
    date: '2027-01-02 10:00',
    time: '',
    media: '',
    altTexts: '',
    link: '',
    accounts: 'LinkedIn',
    comment: '',
    ...cells,
  },
});
const check = (cells: Partial<Cells>, more: Partial<CheckContext> = {}) =>
  checkRows([row(cells)], { ...context, ...more })[0];

let n = 0;

describe('a cell with a fault', () => {
  test.each<[string, Partial<Cells>, string, RegExp]>([
    ['no text', { text: '' }, 'text', /Enter some text/],
    [
      'a text that is too long',
      { text: 'x'.repeat(3_001) },
      'text',
      /3,001 characters, and LinkedIn allows 3,000. Shorten it by 1\./,
    ],
    [
      'too many hashtags',
      {
        text: '#a '.repeat(31).replace(/a/g, () => `a${n++}`),
        accounts: 'Instagram',
        media: 'https://a.com/b.jpg',
      },
      'text',
      /31 hashtags/,
    ],
    ['a date that is none', { date: 'soon' }, 'date', /isn’t a valid date/],
    ['a time that has passed', { date: '2026-11-23 10:59' }, 'date', /has passed/],
    ['a time years ahead', { date: '2032-11-23 10:59' }, 'date', /5 years ahead/],
    ['a time that the clocks skip', { date: '2027-03-28 02:30' }, 'date', /doesn’t exist in Europe\/Berlin/],
    ['a time of day that is none', { date: '2027-01-02', time: '26:00' }, 'time', /isn’t a valid time/],
    [
      'no date for an account without slots',
      { date: '', accounts: 'instagram', media: 'https://a.com/b.jpg' },
      'date',
      /posting slots/,
    ],
    ['an address that is none', { media: 'https://' }, 'media', /isn’t a complete URL/],
    ['a scheme that can’t be fetched', { media: 'ftp://a.com/b.jpg' }, 'media', /can’t be fetched/],
    ['a password', { media: 'https://a:b@c.com/d.jpg' }, 'media', /password/],
    ['a host of one’s own', { media: 'http://localhost/a.jpg' }, 'media', /public web/],
    [
      'a file that is not here',
      { media: 'bread.jpg' },
      'media',
      /“bread.jpg” is missing. Add its folder or enter a URL./,
    ],
    ['no media for Instagram', { accounts: 'ig' }, 'media', /Instagram needs an image/],
    ['images and a video', { media: 'https://a.com/b.jpg, https://a.com/c.mp4' }, 'media', /not both/],
    [
      'too many files',
      { media: Array.from({ length: 11 }, (_, at) => `https://a.com/${at}.jpg`).join('\n') },
      'media',
      /Remove 1/,
    ],
    ['more alt texts than files', { altTexts: 'A bell' }, 'altTexts', /more alt texts/],
    ['an unknown account', { accounts: 'Bakery' }, 'accounts', /No connected account is called “Bakery”/],
    ['a network that Carillon lacks', { accounts: 'Twitter' }, 'accounts', /^Twitter \(X\) isn’t supported/],
    ['a story', { kind: 'Story' }, 'kind', /can’t publish “Story”/],
    ['an unknown status', { status: 'With Bob' }, 'status', /isn’t a known status/],
    ['an unknown time zone', { zone: 'Bakery' }, 'zone', /isn’t a time zone/],
    ['an ambiguous name', { accounts: 'corner bakehouse' }, 'accounts', /“Instagram: Corner Bakehouse”/],
    [
      'a first comment that is too long',
      { comment: 'x'.repeat(1_251) },
      'comment',
      /1,251 characters, and LinkedIn allows 1,250 in a comment. Shorten it by 1\./,
    ],
    ['a link that is none', { link: 'here' }, 'link', /https:/],
  ])('%s is named, and keeps the row back', (_, cells, field, words) => {
    const checked = check(cells);
    expect(checked?.faults).toEqual([{ field, words: expect.stringMatching(words) }]);
    expect(checked?.post).toBeNull();
  });
});

test('a row without an account waits for the choice of one, and has no problem', () => {
  expect(check({ accounts: '\u00A0' })).toMatchObject({ faults: [], needsAccounts: true, post: null });
  expect(check({ accounts: '' }, { defaults: [linkedin] })).toMatchObject({ needsAccounts: false, post: {} });
});

// A table that is a plain object has a value for this word.
describe('the word “Constructor”', () => {
  test('is an unknown account', () => {
    expect(check({ accounts: 'Constructor' })?.faults).toEqual([
      {
        field: 'accounts',
        words: 'No connected account is called “Constructor”. Choose one, or connect it.',
      },
    ]);
  });

  test('is an unknown zone', () => {
    expect(check({ zone: 'Constructor' })?.faults).toMatchObject([
      { field: 'zone', words: expect.stringContaining('“Constructor” isn’t a time zone.') },
    ]);
  });

  test('is an unknown column', () => {
    expect(mapColumns(['Text', 'Constructor'])).toEqual(['text', null]);
  });
});

test('accounts are found behind direction marks and other spaces, and by their ids', () => {
  const cell = '\u200ELinkedIn,\u00A0Facebook:\u202FCorner\u00A0Bakehouse';
  expect(check({ accounts: cell })?.accounts).toEqual([linkedin, facebook]);
  expect(check({ accounts: 'p2' })?.accounts).toEqual([second]);
});

test('a character that couldn’t be read is pointed out', () => {
  const words = expect.stringMatching(/couldn’t be read/);
  expect(check({ text: 'Gr\uFFFD\uFFFDe' })?.hints).toEqual([{ field: 'text', words }]);
});

test('a whole row is a post: accounts by network and name, a link behind the text, a file by its name', () => {
  const file = new File(['x'], 'Bread.JPG');
  const cells = {
    accounts: 'li, Facebook: corner bakehouse',
    link: 'https://a.com',
    media: 'images/bread.jpg',
    altTexts: 'Bread',
    comment: ' Which one? ',
  };
  const checked = check(cells, { folder: new Map([['bread.jpg', file]]) });
  expect(checked?.faults).toEqual([]);
  expect(checked?.post).toEqual({
    content: 'Text 2\n\nhttps://a.com',
    accounts: [linkedin, facebook],
    local: '2027-01-02 10:00:00',
    media: [{ file, kind: 'image' }],
    altTexts: ['Bread'],
    comment: 'Which one?',
  });
  expect(check({ accounts: 'Corner, Market Hall' })?.post?.accounts).toEqual([second]);
  expect(check({ accounts: '' }, { defaults: [linkedin] })?.post?.accounts).toEqual([linkedin]);
  expect(check({ date: '' })?.post?.local).toBeNull();
});

test('accounts that were chosen are found again, with commas in their names and with the same name', () => {
  const twin: Account = { ...facebook, id: 'p9' };
  const page: Account = { ...linkedin, kind: 'page', id: 'l1' };
  const accounts = [facebook, second, twin, linkedin, page];
  const cell = accounts.map((one) => formatAccount(one, accounts)).join('\n');
  expect(check({ accounts: cell }, { known: accounts })?.accounts).toEqual(accounts);
});

test('a sheet of an earlier version names a LinkedIn profile by its kind', () => {
  const page: Account = { ...linkedin, kind: 'page', id: 'l1' };
  const accounts = [linkedin, page];
  expect(check({ accounts: 'LinkedIn: Ada (profile)' }, { known: accounts })?.accounts).toEqual([linkedin]);
});

describe('a network that is named alone', () => {
  const page: Account = { ...linkedin, kind: 'page', id: 'l1', name: 'Bakehouse' };

  test.each([
    ['two pages', 'Facebook', [facebook, second]],
    ['a profile and a page', 'LinkedIn', [linkedin, page]],
    ['two profiles', 'LinkedIn', [linkedin, { ...linkedin, id: 'urn:li:person:bob' }]],
  ])('waits for its user’s word without a problem where it has %s', (_, accounts, knownAccounts) => {
    const platform = accounts.toLowerCase();
    expect(check({ accounts }, { known: knownAccounts })).toMatchObject({
      faults: [],
      open: [platform],
      post: null,
    });
  });

  test('means the accounts that its user chose, beside those that the row names', () => {
    const meanings = { facebook: ['facebook p2'] };
    expect(check({ accounts: 'Facebook' }, { meanings })?.post?.accounts).toEqual([second]);
    expect(check({ accounts: 'Facebook: Corner Bakehouse' }, { meanings })?.post?.accounts).toEqual([
      facebook,
    ]);
    expect(check({ accounts: 'LinkedIn, Facebook' }, { meanings })?.post?.accounts).toEqual([
      linkedin,
      second,
    ]);
  });

  test('waits again once the account that was chosen is disconnected', () => {
    expect(check({ accounts: 'Facebook' }, { meanings: { facebook: ['facebook p3'] } })?.open).toEqual([
      'facebook',
    ]);
  });

  test('means no other account once the one that was chosen is lost', () => {
    const meanings = { facebook: ['facebook p3'] };
    const accounts = [facebook];
    expect(check({ accounts: 'Facebook' }, { known: accounts, meanings })?.open).toEqual(['facebook']);
    expect(listAmbiguous(['Facebook'], accounts, meanings)).toMatchObject([
      { platform: 'facebook', rows: 1 },
    ]);
  });

  test('is held to its rules before anybody chose', () => {
    const accounts = [instagram, { ...instagram, id: 'i2' }];
    expect(check({ accounts: 'Instagram' }, { known: accounts })).toMatchObject({
      faults: [{ field: 'media', words: 'Instagram needs an image or a video. Add one.' }],
      open: ['instagram'],
    });
  });

  test('makes the same post twice a fault before anybody chose', () => {
    const rows = [row({ text: 'a', accounts: 'Facebook' }, 2), row({ text: 'a', accounts: 'Facebook' }, 3)];
    expect(checkRows(rows, context)[1]?.faults).toMatchObject([{ field: 'text' }]);
  });

  test('is listed with its accounts and the number of rows that name it', () => {
    const cells = ['Facebook', 'LinkedIn', 'facebook, li', 'Facebook: Corner Bakehouse', ''];
    expect(listAmbiguous(cells, context.known)).toEqual([
      { platform: 'facebook', accounts: [facebook, second], rows: 2 },
    ]);
  });
});

test('a row keeps the limits of the account that it goes to', () => {
  const limitsFor = () => [{ account: null, limits: { ...PLATFORMS.facebook.limits, text: 10 } }];
  const { faults } = check({ text: 'Rye bread at eight' }, { limitsFor }) ?? {};
  expect(faults).toMatchObject([{ field: 'text', words: expect.stringContaining('10') }]);
});

test('a row with an unknown account of a network and without its picture says both', () => {
  expect(check({ accounts: 'Instagram: Nobody' })?.faults.map(({ field }) => field)).toEqual([
    'accounts',
    'media',
  ]);
});

test('the same post twice is a fault, the same text at another time a hint, and so is one that is planned', () => {
  const rows = [
    row({ text: 'a' }, 2),
    row({ text: 'a' }, 3),
    row({ text: 'a', date: '2027-01-03 10:00' }, 5),
  ];
  const [first, same, later] = checkRows(rows, {
    ...context,
    planned: (_, text) => (text === 'a' ? 'Sat, Jan 2' : null),
  });
  expect(first?.faults).toEqual([]);
  expect(same?.faults).toEqual([{ field: 'text', words: expect.stringMatching(/same post as row 2/) }]);
  expect(later?.faults).toEqual([]);
  expect(later?.hints.map(({ words }) => words)).toEqual([
    expect.stringMatching(/scheduled on LinkedIn: Ada for Sat, Jan 2/),
    expect.stringMatching(/Row 2 has the same text/),
  ]);
});

test('500 rows with a fault in every column are checked at once, each named by row and column', () => {
  const faulty: Partial<Cells> = {
    text: 'x'.repeat(3_001),
    date: '1.1.2027',
    time: 'x',
    media: 'a.jpg',
    altTexts: 'a\nb',
    link: '-',
  };
  const rows = Array.from({ length: 500 }, (_, at) =>
    row({ ...faulty, text: `${faulty.text}${at}`, accounts: 'LinkedIn, nobody' }, at + 2),
  );
  const checked = checkRows(rows, context);
  expect(checked).toHaveLength(500);
  for (const [at, one] of checked.entries()) {
    expect(one.number).toBe(at + 2);
    expect(one.post).toBeNull();
    expect([...new Set(one.faults.map(({ field }) => field))].sort()).toEqual(
      ['accounts', 'altTexts', 'link', 'media', 'text', 'time'].sort(),
    );
  }
});
