import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PasswordInput } from '../index.ts';
import { Field } from './field.tsx';
import { NetworkBadge } from './network-badge.tsx';
import { PageHeader } from './page-header.tsx';
import { EmptyState, ErrorState } from './states.tsx';
import { StatusTag } from './status-tag.tsx';

test.each([
  ['published', 'Published'],
  ['pending', 'Pending'],
  ['scheduled', 'Scheduled'],
  ['failed', 'Failed'],
  ['draft', 'Draft'],
  ['queued', 'Queued'],
  ['publishing', 'Publishing'],
  ['canceled', 'Canceled'],
  ['retrying', 'Will retry'],
  ['unknown', 'Outcome unknown'],
  ['blocked', 'Waiting for connection'],
])('the status %s is told by a word, not by its color alone', (status, word) => {
  render(<StatusTag status={status} />);
  expect(screen.getByText(word)).toHaveAttribute('style');
});

test('an unknown status is shown unchanged, in the secondary color', () => {
  render(<StatusTag status="archived" />);
  expect(screen.getByText('archived')).toHaveStyle({ color: 'var(--muted)' });
});

test('a page has one heading, its purpose, and its action', () => {
  render(
    <PageHeader
      title="Create Post"
      line="Say what it is about."
      action={<button type="button">Go</button>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Create Post' })).toBeInTheDocument();
  expect(screen.getByText('Say what it is about.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Go' })).toBeInTheDocument();
});

test('what failed is announced, and Retry tries again', async () => {
  const onRetry = jest.fn();
  render(
    <ErrorState title="Failed to fetch posts" onRetry={onRetry}>
      Your posts are safe.
    </ErrorState>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch posts');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('an empty state is no alarm, and offers the first step', () => {
  render(
    <EmptyState title="Nothing here yet" action={<a href="/create-post">Create a post</a>}>
      Posts appear here.
    </EmptyState>,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create a post' })).toBeInTheDocument();
});

test('hides a network’s badge from screen readers, because its name is next to it', () => {
  const { container } = render(<NetworkBadge network="facebook" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('passwords of one form have buttons that say which of them they show', async () => {
  const field = { type: 'password', value: '', onChange: () => undefined } as const;
  render(
    <>
      <Field {...field} name="password" label="Password" />
      <Field {...field} name="new_password" label="New password" />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show “New password”' }));
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Show password',
    'Hide “New password”',
  ]);
});

test('a password is shown and hidden by a button that says so, and no picture is read out', async () => {
  render(<PasswordInput aria-label="Password" />);
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Hide password' })).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
