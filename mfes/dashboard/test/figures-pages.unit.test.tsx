import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allConnected, MAY, post, target } from './answers.ts';
import { bestTimes, figuresOf, noFigures, overview, postFigures, withFigures } from './figure-answers.ts';
import { inputsOf, press, refuse, showAt } from './show.ts';

beforeEach(() => window.sessionStorage.clear());

const LIST = 'analytics.listPostFigures';
const queries = (remote: ReturnType<typeof showAt>) =>
  inputsOf(remote, LIST).map((input) => (input as { query: object }).query);
const byPage = ({ query }: { query?: unknown }) =>
  (query as { before?: string }).before
    ? figuresOf([withFigures('c', { words: '=1+1', reach: null })])
    : figuresOf(
        [withFigures('a'), withFigures('b', { platform: 'linkedin', shares: null, gone: true })],
        'more',
      );
const TWO_ACCOUNTS = {
  'analytics.listKnownTargets': {
    success: true,
    targets: [
      { target_id: '104', target_name: 'Bells', platform: 'facebook', connected: true },
      { target_id: 'urn:ada', target_name: 'Ada', platform: 'linkedin', connected: true },
    ],
  },
} as const;
const first = { sort: 'published_at', direction: 'desc' };

const chooseAccount = async (account: { name: string | RegExp }): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: /^Account / }));
  await userEvent.click(screen.getByRole('radio', account));
};

test('all posts have their metrics, and a missing one isn’t zero', async () => {
  showAt('/analytics/posts', { [LIST]: byPage });
  const row = await screen.findByRole('row', { name: /^Words of b/ });
  expect(row).toHaveTextContent('LinkedIn · Bells · no longer on the network');
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(1)).toEqual(['40', '5', '–unknown', '47', '700']);
});

test('headers sort, and the address keeps the filter for a returning user', async () => {
  const remote = showAt('/analytics/posts?platform=facebook', { [LIST]: byPage, ...TWO_ACCOUNTS });
  await press('Reach');
  await press(/^Reach/);
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: /^Reach/ })).toHaveAttribute('aria-sort', 'ascending'),
  );
  await chooseAccount({ name: 'All accounts' });
  await userEvent.type(screen.getByLabelText('Search'), 'rye bread');
  await waitFor(() =>
    expect(queries(remote)).toEqual([
      { ...first, platform: 'facebook' },
      { ...first, sort: 'reach', platform: 'facebook' },
      { sort: 'reach', direction: 'asc', platform: 'facebook' },
      { sort: 'reach', direction: 'asc' },
      { sort: 'reach', direction: 'asc', search: 'rye bread' },
    ]),
  );
  expect(remote.path()).toBe('/analytics/posts?sort=reach&direction=asc&search=rye+bread');
  // A choice made while typing is not lost, and after leaving the field it matches the address.
  await userEvent.type(screen.getByLabelText('Search'), '!');
  await chooseAccount({ name: /Ada.*LinkedIn/ });
  await waitFor(() =>
    expect(queries(remote).at(-1)).toEqual({
      sort: 'reach',
      direction: 'asc',
      targets: 'urn:ada',
      search: 'rye bread!',
    }),
  );
});

test('more is shown on demand, with the focus on the first of it', async () => {
  showAt('/analytics/posts', { [LIST]: byPage });
  await press('Show more');
  await waitFor(() => expect(screen.getByRole('link', { name: '=1+1' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('every post is exported, and no text becomes a formula', async () => {
  const saved: Blob[] = [];
  const create = jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:test';
  });
  const remote = showAt('/analytics/posts', { [LIST]: byPage });
  await press('Export CSV');
  await waitFor(() => expect(remote.toasts).toEqual([{ kind: 'success', message: '3 posts exported' }]));
  create.mockRestore();
  expect(queries(remote).slice(-2)).toMatchObject([{ most: '500' }, { most: '500', before: 'more' }]);
  const text = new TextDecoder().decode(await saved[0]?.arrayBuffer());
  const [head, , b, c] = text.split('\r\n');
  expect(head).toContain('Published,Network,Published to,Text,Likes,Comments,Shares,Engagement,Reach');
  expect(b).toContain('LinkedIn,Bells,Words of b,40,5,,47,700,900,11');
  expect(c).toContain("'=1+1");
});

test('without a match, other words are asked for; without a post, the first', async () => {
  const { unmount } = showAt('/analytics/posts?search=x', { [LIST]: figuresOf() });
  expect(await screen.findByText('No matching posts')).toBeInTheDocument();
  unmount();
  showAt('/analytics/posts', { [LIST]: figuresOf() });
  expect(await screen.findByText('No posts published yet')).toBeInTheDocument();
});

test('the report is of one account where one is chosen', async () => {
  const remote = showAt('/report?days=90', {
    'analytics.getOverview': overview(90),
    [LIST]: figuresOf([withFigures('a')]),
    'analytics.getBestTimes': bestTimes(),
    ...TWO_ACCOUNTS,
  });
  await chooseAccount({ name: /Ada.*LinkedIn/ });
  expect(await screen.findByText('Sep 11 to Dec 9, 2029 (UTC) · Ada (LinkedIn)')).toBeInTheDocument();
  expect(remote.path()).toBe('/report?days=90&account=urn%3Aada');
  await waitFor(() =>
    expect([inputsOf(remote, 'analytics.getOverview').at(-1), inputsOf(remote, LIST).at(-1)]).toMatchObject([
      { query: { targets: 'urn:ada' } },
      { query: { targets: 'urn:ada' } },
    ]),
  );
});

test('the report tells its days, and is printed', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  showAt('/report?days=90', {
    'analytics.getOverview': overview(90),
    [LIST]: figuresOf([withFigures('a')]),
    'analytics.getBestTimes': bestTimes(),
  });
  expect(await screen.findByText('Sep 11 to Dec 9, 2029 (UTC)')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Last 90 days' })).toBeChecked();
  expect(await screen.findByRole('link', { name: 'Words of a' })).toBeInTheDocument();
  await press('Print');
  expect(print).toHaveBeenCalled();
  print.mockRestore();
});

describe('the report’s CSV file', () => {
  let names: string[];
  let texts: Promise<Uint8Array>[];
  beforeEach(() => {
    [names, texts] = [[], []];
    jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      texts.push((blob as Blob).arrayBuffer().then((buffer) => new Uint8Array(buffer)));
      return 'blob:test';
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
  });
  afterEach(() => void jest.restoreAllMocks());

  const show = (path = '/report?days=30', answers: object = {}) =>
    showAt(
      path,
      {
        'analytics.getOverview': overview(30),
        [LIST]: byPage,
        'analytics.getBestTimes': bestTimes(),
        ...answers,
      },
      'Asia/Kolkata',
    );
  const download = async (): Promise<void> => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download CSV' })).toBeEnabled());
    await press('Download CSV');
    await waitFor(() => expect(names).toHaveLength(1));
  };
  const lines = async (): Promise<string[]> => new TextDecoder().decode(await texts[0]).split('\r\n');

  test('is named after its days', async () => {
    show();
    await download();
    expect(names).toEqual(['carillon-report-2029-11-10-to-2029-12-09.csv']);
  });

  test('has each post with its times in the user’s zone', async () => {
    show(undefined, {
      [LIST]: figuresOf([
        withFigures('a', { published_at: '2029-12-01T20:15:00Z', target_name: 'Ada, Bob' }),
      ]),
    });
    await download();
    const [head, row] = await lines();
    expect(head).toContain('Published (Asia/Kolkata),Network,Published to,Text,Likes,Comments,Shares');
    expect(row).toContain('2029-12-02 01:45:00,Facebook,"Ada, Bob",Words of a,40,5,2,47,700,900,11');
  });

  test('has every page of the report’s posts, and of no others', async () => {
    const remote = show('/report?days=30&account=urn%3Aada');
    await download();
    const query = { days: 30, timezone: 'Asia/Kolkata', targets: 'urn:ada', most: '500' };
    expect(queries(remote).slice(-2)).toEqual([query, { ...query, before: 'more' }]);
    expect(await lines()).toHaveLength(4);
  });

  test('is UTF-8 for spreadsheets, and has no formula', async () => {
    show();
    await download();
    expect([...((await texts[0]) ?? [])].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
    expect((await lines()).at(-1)).toContain("'=1+1");
  });

  test('is not offered without a post', async () => {
    show(undefined, { 'analytics.getOverview': noFigures() });
    expect(await screen.findByRole('heading', { name: 'Analytics' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
  });

  test('says why it failed', async () => {
    let fails = false;
    const remote = show(undefined, {
      [LIST]: () => (fails ? refuse('plan_limit', 'Your plan doesn’t include it.')() : figuresOf([])),
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download CSV' })).toBeEnabled());
    fails = true;
    await press('Download CSV');
    await waitFor(() =>
      expect(remote.toasts).toEqual([
        { kind: 'danger', message: 'Failed to export: Your plan doesn’t include it.' },
      ]),
    );
  });
});

const out = {
  status: 'published',
  published_at: '2029-12-02T10:00:00Z',
  due_at: null,
  scheduled_time: null,
  ...MAY.out,
};
const reading = (hour: number, likes: number) => ({
  at: `2029-12-02T1${hour}:00:00Z`,
  likes,
  comments: 1,
  shares: null,
  views: 5,
  reach: 4,
  clicks: 0,
});

test('a post’s page has its figures and how they came, for each network', async () => {
  showAt('/posts/post-1', {
    ...allConnected,
    'posts.getPost': post(target('facebook', out), target('linkedin', out)),
    'analytics.getPostFigures': postFigures(
      {
        ...withFigures('x', { publication_id: 'pub-facebook', clicks: null }),
        curve: [reading(0, 0), reading(1, 40)],
      },
      { ...withFigures('x', { publication_id: 'pub-linkedin', read_at: null }), curve: [] },
    ),
  });
  const figures = await screen.findByRole('region', { name: 'Analytics on Facebook' });
  expect(figures).toHaveTextContent(/Likes40Comments5Shares2Views900Reach700Clicks–unknown/);
  expect(within(figures).getByRole('row', { name: 'Dec 2, 11:00 AM 40 1 –' })).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Analytics on LinkedIn' })).toHaveTextContent(
    'LinkedIn hasn’t reported yet',
  );
});

test('a post’s page is shown without metrics that can’t be loaded', async () => {
  let well = false;
  const figures = postFigures({ ...withFigures('x', { publication_id: 'pub-facebook' }), curve: [] });
  showAt('/posts/post-1', {
    ...allConnected,
    'posts.getPost': post(target('facebook', out)),
    'analytics.getPostFigures': () => (well ? figures : refuse('service_unavailable', 'Try again soon.')()),
  });
  expect(await screen.findByText('The bells ring.')).toBeInTheDocument();
  expect(await screen.findByText('Couldn’t load its analytics.')).toBeInTheDocument();
  well = true;
  await press('Retry');
  expect(await screen.findByRole('region', { name: 'Analytics on Facebook' })).toBeInTheDocument();
});
