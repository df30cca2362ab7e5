import { figuresEvent, publicationEvent } from '@carillon/sdk/testing/live-events.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { has, INSTAGRAM, LINKEDIN, listedPost, listing, noneConnected } from './answers.ts';
import {
  bestTimes,
  figuresOf,
  NO_FIGURES,
  overview,
  platformFigures,
  withFigures,
} from './figure-answers.ts';
import { inputsOf, press, refuse, showAt, showDashboard } from './show.ts';

beforeEach(() => window.sessionStorage.clear());

const card = (name: string) => screen.findByRole('region', { name });
const LIVING = {
  'analytics.getOverview': ({ query }: { query?: unknown }) =>
    overview(Number((query as { range: string }).range) as 7),
  'analytics.listPostFigures': figuresOf([withFigures('a'), withFigures('b', { engagement: null })]),
  'analytics.getBestTimes': bestTimes({ basis: 'own_posts', posts: 42 }),
};

test('each card shows its name, its number, and the change from the days before', async () => {
  showDashboard(LIVING);
  const says = async (name: string) => {
    const region = await card(name);
    await waitFor(() => expect(region.textContent).toMatch(/previous|data/));
    return region.textContent?.replaceAll(/\s+/g, ' ');
  };
  expect(await says('Total Posts')).toMatch(/12↑ up 20% vs. previous 7 days$/);
  expect(await says('Total Engagement')).toMatch(/1.2K↓ down 11.9% vs. previous 7 days$/);
  expect(await says('Total Reach')).toMatch(/45.6K– no earlier data to compare$/);
  expect(await says('Conversion Rate')).toMatch(/2.4%↑ up 0.4 points vs. previous 7 days$/);
  expect(await says('Total Likes')).toMatch(/900→ unchanged vs. previous 7 days$/);
  expect(await says('Total Comments')).toMatch(/200↑ up from 0 \(previous 7 days\)$/);
  expect(await says('Total Shares')).toMatch(/unknown– no data yet$/);
  expect(screen.getByRole('button', { name: 'What is Conversion Rate?' })).toHaveAccessibleDescription(
    /^Clicks per 100 people reached/,
  );
  expect(screen.getByTitle('45,600')).toBeInTheDocument();
});

test('each network shows its followers and their growth, or why it has none', async () => {
  const fault = 'Facebook asks Carillon to wait.';
  const platforms = [
    ...overview().platforms.slice(1),
    platformFigures('facebook', { followers: 5, growth: null, fault }),
  ];
  showDashboard({ 'analytics.getOverview': overview(7, { platforms }) });
  const instagram = await card('Instagram');
  await waitFor(() => expect(instagram).toHaveTextContent('980 followers↓ down 1.2% in 12 days'));
  expect(await card('LinkedIn')).toHaveTextContent('Not connected');
  expect(await card('X (Twitter)')).toHaveTextContent('Not connected');
  expect(await card('Facebook')).toHaveTextContent(`5 followers– growth available after one day${fault}`);
});

test('the days are chosen, and the chart’s table has each of them', async () => {
  const remote = showDashboard(LIVING);
  const chart = await card('Engagement Overview');
  await within(chart).findByRole('table', { name: 'Likes, comments and shares by day' });
  expect(within(chart).getAllByRole('row')).toHaveLength(8);
  expect(screen.getByRole('radio', { name: 'Last 7 days' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Last 30 days' }));
  await waitFor(() => expect(within(chart).getAllByRole('row')).toHaveLength(31));
  expect(inputsOf(remote, 'analytics.getOverview')).toEqual([
    { query: { range: '7', timezone: 'UTC' } },
    { query: { range: '30', timezone: 'UTC' } },
  ]);
  expect(within(await card('Weekly trends')).getByRole('row', { name: /^Sunday/ })).toHaveTextContent(
    '30.36',
  );
});

test('days without engagement have no lines', async () => {
  const quiet = overview().series.map(({ date }) => ({ date, likes: 0, comments: 0, shares: 0 }));
  showDashboard({ 'analytics.getOverview': overview(7, { series: quiet }) });
  expect(await screen.findByText('No likes, comments or shares in the last 7 days')).toBeInTheDocument();
});

test('metrics that can’t be loaded say so, and can be retried', async () => {
  let well = false;
  showDashboard({
    'analytics.getOverview': () => (well ? overview() : refuse('service_unavailable', 'Try again soon.')()),
  });
  expect(await screen.findByText('Failed to load chart')).toBeInTheDocument();
  well = true;
  await press('Retry');
  expect(await card('Engagement Overview')).toBeInTheDocument();
});

test('a feature outside the plan links to the plans, and the days can be changed back', async () => {
  const reason = 'Starter does not include figures over more than 7 days. Popular does.';
  const { 'analytics.getOverview': of, ...others } = LIVING;
  showDashboard({
    ...others,
    'analytics.getOverview': (input: { query?: unknown }) =>
      (input.query as { range: string }).range === '7' ? of(input) : refuse('plan_limit', reason)(),
  });
  await card('Engagement Overview');
  await userEvent.click(screen.getByRole('radio', { name: 'Last 30 days' }));
  expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See your plan' })).toHaveAttribute('href', '/account/plan');
  expect(screen.queryByText('Failed to load chart')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Last 7 days' }));
  expect(await card('Engagement Overview')).toBeInTheDocument();
});

describe('a new workspace', () => {
  test.each([
    'Total Posts',
    'Total Engagement',
    'Total Reach',
    'Conversion Rate',
    'Total Likes',
    'Total Comments',
    'Total Shares',
  ])('has no figure yet in the card %s', async (name) => {
    showDashboard(NO_FIGURES);
    const region = await card(name);
    await waitFor(() => expect(region).toHaveTextContent(/–none yet$/));
  });

  test.each(['Facebook', 'Instagram', 'LinkedIn', 'X (Twitter)'])(
    'sees that %s isn’t connected',
    async (name) => {
      showDashboard({ ...NO_FIGURES, ...noneConnected });
      const region = await card(name);
      await waitFor(() => expect(region).toHaveTextContent(/Not connected/));
    },
  );

  test('sees both charts empty, and can choose the days', async () => {
    showDashboard(NO_FIGURES);
    const chart = await card('Engagement Overview');
    expect(await within(chart).findByText(/^Your results will appear here/)).toBeInTheDocument();
    expect(await within(await card('Weekly trends')).findByText('No data yet')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Last 7 days' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Last 90 days' }));
    expect(screen.getByRole('radio', { name: 'Last 90 days' })).toBeChecked();
  });

  test('sees no upcoming posts', async () => {
    showDashboard(NO_FIGURES);
    expect(await screen.findByText('No upcoming posts scheduled')).toBeInTheDocument();
  });

  test('sees general advice on when to post in its report', async () => {
    showAt('/report', { ...LIVING, ...NO_FIGURES });
    expect(await screen.findByText('General advice until your own posts have data')).toBeInTheDocument();
    expect(screen.getByText('Tuesday 9:00 AM – 80% above average')).toBeInTheDocument();
  });
});

test('the best posts link to their pages, and the best times say what they’re based on', async () => {
  showAt('/report', LIVING);
  const top = await card('Top posts');
  expect(await within(top).findByRole('link', { name: 'Words of a' })).toHaveAttribute('href', '/posts/a');
  expect(within(top).queryByText('Words of b')).not.toBeInTheDocument();
  expect(within(top).getByRole('link', { name: 'Analytics for all posts' })).toHaveAttribute(
    'href',
    '/analytics/posts',
  );
  expect(await screen.findByText('Based on 42 of your posts')).toBeInTheDocument();
});

test('shows upcoming posts with date and time, and leaves out those waiting for their owner', async () => {
  const posts = listing([listedPost('a', 'linkedin'), listedPost('b', 'facebook')]);
  const connections = has(INSTAGRAM, LINKEDIN);
  showDashboard({ ...LIVING, ...connections, 'posts.listUserPosts': posts });
  const upcoming = await card('Upcoming Posts');
  expect(await within(upcoming).findByRole('link', { name: 'Words of a' })).toBeInTheDocument();
  expect(within(upcoming).getAllByRole('listitem')).toHaveLength(1);
  expect(within(upcoming).getByRole('listitem')).toHaveTextContent(/^LinkedInJan 2, 3:30 PMWords of a$/);
});

test('says that there are no upcoming posts', async () => {
  showDashboard(LIVING);
  expect(await screen.findByText('No upcoming posts scheduled')).toBeInTheDocument();
});

test('shows new metrics and publications, and reloads nothing for new comments', async () => {
  let posts = 12;
  const remote = showDashboard({
    'analytics.getOverview': () =>
      overview(7, { cards: { ...overview().cards, total_posts: { value: posts, before: 10 } } }),
  });
  const total = await card('Total Posts');
  await waitFor(() => expect(total).toHaveTextContent('12'));
  posts = 13;
  act(() => remote.emit(figuresEvent()));
  await waitFor(() => expect(total).toHaveTextContent('13'));
  const before = inputsOf(remote, 'analytics.getOverview').length;
  act(() => remote.emit(figuresEvent('comments')));
  posts = 14;
  act(() => remote.emit(publicationEvent()));
  await waitFor(() => expect(total).toHaveTextContent('14'));
  expect(inputsOf(remote, 'analytics.getOverview')).toHaveLength(before + 1);
});
