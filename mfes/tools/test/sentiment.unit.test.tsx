import { defineRemote } from '@carillon/sdk/index.ts';
import { renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Root } from '../root.tsx';
import { ADA, inputsOf, press, refuse, showAt } from './show.ts';

const post = (id: string, more: object = {}) => ({
  id,
  post_id: id,
  platform: 'facebook',
  status: 'published',
  created_at: '2029-11-24T15:30:00Z',
  target_name: 'Bells',
  initial_description: `Topic of ${id}`,
  AI_generated_description: `Text of ${id}`,
  post_url: `https://facebook.example/${id}`,
  response_post_id: `fb-${id}`,
  ...more,
});
const comment = (id: string, sentiment: string, score: number) => ({
  id,
  text: `Comment ${id}`,
  sentiment,
  score,
  created_at: '2029-11-25T10:00:00Z',
  url: null,
});
const RESULT = {
  success: true,
  message: '',
  comment_count: 4,
  truncated: false,
  analyzed_at: '2029-11-26T10:00:00Z',
  analysis: {
    overall_sentiment: 'positive',
    sentiment_distribution: { positive: 3, neutral: 0, negative: 1 },
    average_score: 0.42,
    comment_sentiments: [comment('one', 'positive', 0.9), comment('two', 'negative', -0.5)],
    common_positive_words: [{ word: 'lovely', count: 2 }],
    common_negative_words: [{ word: 'late', count: 1 }],
  },
  charts: {
    distribution: [
      { sentiment: 'positive', count: 3, percent: 75 },
      { sentiment: 'neutral', count: 0, percent: 0 },
      { sentiment: 'negative', count: 1, percent: 25 },
    ],
    over_time: [
      { date: '2029-11-24', positive: 3, neutral: 0, negative: 0 },
      { date: '2029-11-25', positive: 0, neutral: 0, negative: 1 },
    ],
  },
};
const LONG = 'Long words. '.repeat(20);
const listedReply = (...posts: { platform: string }[]) => ({
  success: true,
  posts: Object.groupBy(posts, ({ platform }) => platform),
  next: {},
});
const show = (posts: unknown, answer: unknown = RESULT) =>
  showAt('/sentiment-analysis', { 'posts.listUserPosts': posts, 'analytics.analyzeSentiment': answer });

beforeEach(() => localStorage.clear());

test('posts are listed by network, shortened, with their state', async () => {
  const remote = show(
    listedReply(
      post('planned', { status: 'canceled', response_post_id: null, post_url: null }),
      post('nameless', { response_post_id: null, post_url: null }),
      post('long', { initial_description: LONG, AI_generated_description: LONG.repeat(2) }),
      post('link', { platform: 'linkedin' }),
    ),
  );
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => within(item).queryByRole('link', { name: /^View/ }) !== null)).toEqual([
    true,
    false,
    false,
  ]);
  expect(items[0]).toHaveTextContent(`${LONG.slice(0, 80).trimEnd()}…${LONG.slice(0, 150).trimEnd()}…`);
  expect(items[1]).toHaveTextContent('Canceled');
  expect(remote.toasts).toEqual([{ kind: 'success', message: 'Posts loaded successfully!' }]);
  expect(
    screen.queryByRole('button', { name: 'Analyze Sentiment: Topic of planned' }),
  ).not.toBeInTheDocument();
  await press('Analyze Sentiment: Topic of nameless');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This post can’t be analyzed because it has no ID',
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Instagram 0' }));
  expect(screen.getByRole('heading', { name: 'No Posts Available' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create a Post' })).toHaveAttribute('href', '/create-post');
  await userEvent.click(screen.getByRole('tab', { name: 'LinkedIn 1' }));
  expect(screen.getByText('Topic of link')).toBeVisible();
  expect(screen.getByText(/^LinkedIn doesn’t let apps read comments/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Analyze Sentiment/ })).not.toBeInTheDocument();
});

test('an analysis shows how the comments sound, in figures, words and examples', async () => {
  const remote = show(listedReply(post('a')));
  await press(/^Analyze Sentiment/);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^4 comments, \+0.42 on average/)).toBeVisible();
  expect(inputsOf(remote, 'analytics.analyzeSentiment')[0]?.body).toEqual({
    post_id: 'fb-a',
    platform: 'facebook',
  });
  const rows = within(dialog.getByRole('region', { name: 'Distribution' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent).slice(1)).toEqual(['Positive375%', 'Neutral00%', 'Negative125%']);
  const days = within(dialog.getByRole('table', { name: 'Comments by day' })).getAllByRole('row');
  expect(days.map((row) => row.textContent).slice(1)).toEqual(['Nov 24300', 'Nov 25001']);
  for (const word of ['lovely', 'late']) expect(dialog.getByText(word)).toBeVisible();
  await userEvent.click(dialog.getByRole('tab', { name: 'Negative 1' }));
  expect(dialog.getByText('Comment two')).toBeVisible();
  expect(remote.toasts.at(-1)?.message).toBe('Sentiment analysis completed!');

  remote.unmount();
  const again = show(listedReply(post('a')));
  expect(await screen.findByText(/^4 comments, \+0.42 on average/)).toBeVisible();
  expect(inputsOf(again, 'analytics.analyzeSentiment')).toEqual([]);
  const [close] = screen.getAllByRole('button', { name: 'Close' });
  if (close) await userEvent.click(close);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test('the dialog says why there is no result, and closing it stops the work', async () => {
  let answer: () => unknown = refuse('not_authenticated');
  const remote = show(listedReply(post('a')), () => answer());
  const problems: [() => unknown, string][] = [
    [refuse('not_authenticated'), 'Authentication error. Please reconnect your account.'],
    [
      refuse('validation_failed', { post_id: ['Post ID is required for sentiment analysis'] }),
      'Post ID is required for sentiment analysis',
    ],
    [refuse('comments_unavailable'), 'Failed to analyze sentimentThis network does not let Carillon read'],
  ];
  await press(/^Analyze Sentiment/);
  for (const [at, [refusal, text]] of problems.entries()) {
    answer = refusal;
    if (at > 0) await press('Try again');
    expect(await screen.findByText(text.slice(0, 26), { exact: false })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  }
  answer = () => new Promise(() => undefined);
  await press('Try again');
  expect(await screen.findByText('Reading the comments')).toBeVisible();
  await press('Cancel');
  expect(inputsOf(remote, 'analytics.analyzeSentiment').at(-1)?.signal?.aborted).toBe(true);
});

test('older posts are requested if more were published, and again after a failure', async () => {
  const pages = [
    { ...listedReply(post('new')), next: { open: 'x', over: 'older' } },
    null,
    listedReply(post('old')),
  ];
  const remote = show(() => pages.shift() ?? refuse('internal_error')());
  expect(await screen.findByRole('tab', { name: 'Facebook 1+' })).toBeVisible();
  await press('Older posts');
  expect(await screen.findByText('Couldn’t load older posts.')).toBeVisible();
  expect(remote.toasts).toEqual([{ kind: 'success', message: 'Posts loaded successfully!' }]);
  await press('Retry');
  expect(await screen.findByRole('tab', { name: 'Facebook 2' })).toBeVisible();
  expect(remote.calls.at(-1)?.input).toMatchObject({ query: { list: 'over', before: 'older' } });
});

test('posts that can’t be fetched can be asked for again', async () => {
  let failing = true;
  const remote = show(() => (failing ? refuse('internal_error')() : listedReply()));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch posts');
  expect(remote.toasts).toEqual([{ kind: 'danger', message: 'Failed to fetch posts' }]);
  failing = false;
  await press('Retry');
  expect(await screen.findByRole('heading', { name: 'No Posts Available' })).toBeVisible();
});

test.each([{ ...RESULT, analysis: null }, { success: true }, null])(
  'reports an unreadable analysis as failed: %#',
  async (odd) => {
    const remote = renderRemote(defineRemote(Root), {
      path: '/sentiment-analysis',
      user: ADA,
      answers: { 'posts.listUserPosts': listedReply(post('one')) },
      answerOthers: () => odd,
    });
    await press(/^Analyze Sentiment/);
    expect(await screen.findByText('Failed to analyze sentiment')).toBeVisible();
    expect(remote.toasts.map(({ message }) => message)).not.toContain('Sentiment analysis completed!');
  },
);
