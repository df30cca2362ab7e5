import { publicationEvent } from '@carillon/sdk/testing/live-events.ts';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { allConnected, failedTarget, MAY, noneConnected, post, target } from './answers.ts';
import { inputsOf, press, refuse, showAt } from './show.ts';

beforeEach(() => window.sessionStorage.clear());

const show = (answer: unknown, { links = allConnected, timezone = 'UTC' } = {}) =>
  showAt('/posts/post-1', { ...links, 'posts.getPost': answer }, timezone);
const card = (name: string) => screen.findByRole('article', { name });
const buttonsIn = (place: HTMLElement) =>
  within(place)
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

test('shows the text, the pictures, and each target’s state', async () => {
  const media = [{ kind: 'image', mime: 'image/png', url: 'https://carillon.example/1.png' }];
  const out = {
    status: 'published',
    published_at: '2029-12-02T10:00:00Z',
    post_url: 'https://network.example/1',
  };
  show(post(target('facebook', { media }), target('linkedin', { ...out, ...MAY.out })));
  expect(
    await screen.findByRole('heading', { name: '“The bells ring.” on Facebook and LinkedIn' }),
  ).toBeInTheDocument();
  expect(document.title).toBe('The bells ring. · Carillon');
  expect(screen.getByText('The bells ring.')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: '1 of 1' })).toHaveAttribute('src', media[0]?.url);
  const facebook = await card('Facebook');
  expect(within(facebook).getByText('Scheduled')).toBeInTheDocument();
  expect(within(facebook).getByText(/Wednesday, January 2, 2030 at 3:30 PM \(UTC\)/)).toBeInTheDocument();
  const linkedin = await card('LinkedIn');
  expect(within(linkedin).getByRole('link', { name: /View post on LinkedIn/ })).toHaveAttribute(
    'href',
    out.post_url,
  );
});

test.each([
  ['Bells at noon.\nCome and hear them.', '“Bells at noon.” on LinkedIn'],
  ['Ring '.repeat(40), `“${'Ring '.repeat(11)}Ring…” on LinkedIn`],
  ['🔔'.repeat(80), `“${'🔔'.repeat(60)}…” on LinkedIn`],
  ['', 'Post on LinkedIn'],
])('the page is named by the first words of the post', async (content, name) => {
  show(post(target('linkedin', { content })));
  expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
});

test('targets with different words show each its own', async () => {
  show(post(target('facebook'), target('linkedin', { content: 'Ring on.' })));
  expect(within(await card('Facebook')).getByText('The bells ring.')).toBeInTheDocument();
  expect(within(await card('LinkedIn')).getByText('Ring on.')).toBeInTheDocument();
});

test('a text for only one target doesn’t name the post', async () => {
  const edited = { content: 'Facebook only.', edited_at: '2029-12-02T10:00:00Z' };
  show(post(target('facebook', edited), target('linkedin')));
  expect(
    await screen.findByRole('heading', { name: '“The bells ring.” on Facebook and LinkedIn' }),
  ).toBeInTheDocument();
  expect(within(await card('Facebook')).getByText('Facebook only.')).toBeInTheDocument();
});

test('shows a time from another zone in both zones', async () => {
  show(post(target('facebook', { timezone: 'Europe/Berlin' })), { timezone: 'America/New_York' });
  const facebook = await card('Facebook');
  expect(facebook).toHaveTextContent(
    /Scheduled for.*January 2, 2030 at 10:30 AM \(America\/New_York\) · 4:30 PM Berlin time/,
  );
});

test('shows a target’s history in order: attempts, the network’s replies, and the next step', async () => {
  const at = (minute: number) => `2030-01-02T15:${minute}:00Z`;
  const history = [
    { n: 1, started_at: at(30), ended_at: at(31), outcome: 'refused', message: 'Rate limited.' },
    { n: 2, started_at: at(40), ended_at: null, outcome: 'running', message: null },
    { n: 3, started_at: at(50), ended_at: at(51), outcome: 'absent', message: null },
  ];
  const waits = { waiting_for: 'retry', next_attempt_at: at(59), late: true, reason: 'Rate limited.' };
  show(post(target('linkedin', { history, retried_at: at(45), ...waits })));
  const steps = within(await screen.findByRole('region', { name: 'History on LinkedIn' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(steps).toEqual([
    expect.stringMatching(/^Created/),
    expect.stringMatching(/^LinkedIn rejected it.*3:30 PM.*Rate limited\.$/),
    expect.stringMatching(/^LinkedIn didn’t respond.*3:40 PM$/),
    expect.stringMatching(/^Retried/),
    expect.stringMatching(/^It isn’t on LinkedIn.*3:50 PM.*didn’t go through\.$/),
    expect.stringMatching(/^Next try.*3:59 PM/),
  ]);
});

test.each([
  ['published', '2029-12-24T15:30:00Z', 'Published early'],
  // It waited for a connection, which came after its time.
  ['published', '2029-12-01T15:30:00Z', 'Published with “Publish now”'],
  ['scheduled', '2029-12-24T15:30:00Z', 'Set to publish early'],
  ['failed', '2029-12-01T15:30:00Z', 'Set to publish now'],
] as const)(
  'one that is %s, and was sent by hand when it was planned for %s, says “%s”',
  async (status, from, words) => {
    const move = { at: '2029-12-02T10:00:00Z', from, from_timezone: 'UTC', to: null, to_timezone: null };
    show(post(target('linkedin', { status, moves: [move] })));
    const history = await screen.findByRole('region', { name: 'History on LinkedIn' });
    expect(within(history).getByText(words)).toBeInTheDocument();
  },
);

test('that it was moved, from when to when, and when it was canceled is in its history', async () => {
  const moves = [
    {
      at: '2029-12-02T10:00:00Z',
      from: '2029-12-24T15:30:00Z',
      from_timezone: 'UTC',
      to: '2030-01-02T15:30:00Z',
      to_timezone: 'UTC',
    },
  ];
  const canceled = { status: 'canceled', canceled_at: '2029-12-03T09:15:00Z', next_attempt_at: null };
  show(post(target('linkedin', { moves, ...canceled, ...MAY.out })));
  const steps = within(await screen.findByRole('region', { name: 'History on LinkedIn' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(steps).toEqual([
    expect.stringMatching(/^Created/),
    expect.stringMatching(/^Rescheduled.*From Mon, Dec 24, 2029, 3:30 PM to Wed, Jan 2, 2030, 3:30 PM$/),
    expect.stringMatching(/^Canceled.*Dec 3, 2029, 9:15 AM$/),
  ]);
});

test('says in the history that the rules of its time zone moved it', async () => {
  const move = {
    at: '2029-12-02T10:00:00Z',
    from: '2029-12-24T15:30:00Z',
    from_timezone: 'America/Winnipeg',
    to: '2029-12-24T14:30:00Z',
    to_timezone: 'America/Winnipeg',
    cause: 'zone_rules',
  };
  show(post(target('linkedin', { moves: [move] })));
  const history = await screen.findByRole('region', { name: 'History on LinkedIn' });
  expect(within(history).getByText('Its time zone’s rules changed')).toBeInTheDocument();
});

test('says that nothing was sent for pending targets, next to their history', async () => {
  show(
    post(
      target('facebook'),
      target('instagram', { edited_at: '2029-12-02T10:00:00Z' }),
      target('linkedin', {
        status: 'canceled',
        canceled_at: '2029-12-03T09:15:00Z',
        next_attempt_at: null,
        ...MAY.out,
      }),
    ),
  );
  expect(await screen.findByRole('region', { name: 'History on Facebook' })).toHaveTextContent(
    /^HistoryNot sent to Facebook yet\.$/,
  );
  expect(screen.getByRole('region', { name: 'History on Instagram' })).toHaveTextContent(
    /Not sent to Instagram yet\..*Created.*Text changed.*Scheduled for/,
  );
  const steps = within(screen.getByRole('region', { name: 'History on LinkedIn' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Created/),
    expect.stringMatching(/^Canceled/),
  ]);
});

test('a long history shows its end first', async () => {
  const history = Array.from({ length: 9 }, (_, n) => ({
    n: n + 1,
    started_at: `2030-01-02T15:3${n}:00Z`,
    ended_at: `2030-01-02T15:3${n}:30Z`,
    outcome: 'refused',
    message: null,
  }));
  show(post(failedTarget('facebook', { history })));
  const list = await screen.findByRole('region', { name: 'History on Facebook' });
  expect(within(list).queryByText(/3:32 PM/)).not.toBeInTheDocument();
  await press('Show 4 earlier steps');
  expect(within(list).getByText(/3:32 PM/)).toBeInTheDocument();
});

test('shows by how much a post was published late', async () => {
  const out = { status: 'published', published_at: '2030-01-02T18:30:00Z', late: true, ...MAY.out };
  show(post(target('facebook', out)));
  expect(await screen.findByText('Published 3 h late.')).toBeInTheDocument();
});

test('only offers actions that would be accepted', async () => {
  show(
    post(
      target('facebook'),
      failedTarget('linkedin'),
      target('instagram', { status: 'queued', ...MAY.nothing }),
    ),
  );
  expect(buttonsIn(await card('Facebook'))).toEqual([
    'Publish now on Facebook',
    'Edit text for Facebook',
    'Reschedule for Facebook',
    'Cancel on Facebook',
  ]);
  expect(buttonsIn(await card('LinkedIn'))).toEqual(['Try again on LinkedIn', 'Edit text for LinkedIn']);
  for (const name of ['Try again', 'Publish now', 'Edit text', 'Reschedule', 'Cancel post', 'Delete post'])
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  expect(buttonsIn(await card('Instagram'))).toEqual([]);
  expect(screen.getByRole('button', { name: 'Delete post' })).toBeInTheDocument();
});

test('a target waiting for its network links to the place to connect it', async () => {
  const waits = { waiting_for: 'connection', reason: 'Facebook needs to be connected again.' };
  show(post(target('facebook', waits)), { links: noneConnected });
  const facebook = await card('Facebook');
  expect(within(facebook).getByText('Waiting for connection')).toBeInTheDocument();
  expect(within(facebook).getByRole('link', { name: 'Connect Facebook on the dashboard' })).toHaveAttribute(
    'href',
    '/dashboard#links',
  );
  expect(facebook).toHaveTextContent('Connect Facebook on the dashboard to publish it.');
});

test('says at once that it may be published, and when Carillon checks', async () => {
  const unsure = { ...MAY.unsure, waiting_for: 'retry', next_attempt_at: '2100-01-05T14:29:00Z' };
  show(post(target('facebook', unsure), target('linkedin')));
  const facebook = await card('Facebook');
  expect(within(facebook).getByText('Outcome unknown')).toBeInTheDocument();
  expect(facebook).toHaveTextContent(
    'It may already be published. Carillon will check on Tue, Jan 5, 2100, 2:29 PM and retry only if the post isn’t there.',
  );
});

test('reports what the page shows, so that no toast repeats it', async () => {
  const remote = show(post(target('facebook')));
  await card('Facebook');
  expect(remote.onPage()).toEqual(['publication pub-facebook']);
});

test('doesn’t promise that failed targets are published after reconnecting', async () => {
  show(post(failedTarget('linkedin', { reason: 'LinkedIn has it already.' })), { links: noneConnected });
  const linkedin = await card('LinkedIn');
  await waitFor(() =>
    expect(linkedin).toHaveTextContent('Connect LinkedIn on the dashboard, then try again.'),
  );
  expect(linkedin).not.toHaveTextContent('to publish it');
});

test('while it is published the actions are gone, and the page follows', async () => {
  let now: object = target('facebook');
  const remote = show(() => post(now));
  await screen.findByRole('button', { name: /Cancel/ });
  now = target('facebook', { status: 'publishing', ...MAY.nothing });
  act(() => remote.emit(publicationEvent({}, 'another-post')));
  expect(inputsOf(remote, 'posts.getPost')).toHaveLength(1);
  act(() => remote.emit(publicationEvent()));
  expect(await screen.findByText('Publishing')).toBeInTheDocument();
  // A draft like it can be made whatever becomes of it.
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Duplicate']);
});

test('an unknown post says so, with a way back', async () => {
  show(refuse('not_found', 'We couldn’t find that post.'));
  expect(await screen.findByRole('heading', { name: 'Post not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to your posts' })).toHaveAttribute('href', '/posts');
});

test('a post that was deleted elsewhere is not shown any longer', async () => {
  document.title = 'Post · Carillon';
  let exists = true;
  const remote = show(() => (exists ? post(target('facebook')) : refuse('not_found', 'No.')()));
  await card('Facebook');
  expect(document.title).toBe('The bells ring. · Carillon');
  exists = false;
  act(() => remote.emit(publicationEvent()));
  expect(await screen.findByRole('heading', { name: 'Post not found' })).toBeInTheDocument();
  expect(document.title).toBe('Post · Carillon');
});

test('a page that can’t be loaded can be retried', async () => {
  let well = false;
  show(() => (well ? post(target('facebook')) : refuse('service_unavailable', 'Not now.')()));
  expect(await screen.findByText(/Not now\. Your post is safe/)).toBeInTheDocument();
  well = true;
  await press('Retry');
  expect(await card('Facebook')).toBeInTheDocument();
});
