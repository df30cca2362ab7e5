import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allConnected, failedTarget, MAY, noPosts, target } from './answers.ts';
import {
  dialog,
  doneToAll,
  inDialog,
  inputsOf,
  press,
  showPost as show,
  showAt,
  waitUntilClosed,
} from './show.ts';

const NO_CONNECTION = 'You’re offline, so nothing was changed.';
let online: jest.SpiedGetter<boolean>;
const connect = (isOnline: boolean): void => {
  online.mockReturnValue(isOnline);
  act(() => onlineManager.setOnline(isOnline));
};

beforeEach(() => {
  window.sessionStorage.clear();
  online = jest.spyOn(navigator, 'onLine', 'get');
});
afterEach(() => {
  connect(true);
  online.mockRestore();
});

describe('without a connection', () => {
  test.each([
    [/^Delete/, 'Delete post', 'Failed to delete post'],
    [/^Reschedule/, 'Reschedule post', 'Failed to reschedule post'],
    [/^Cancel/, 'Cancel post', 'Failed to cancel post'],
    [/^Edit text/, 'Save text', 'Failed to change post'],
  ])('%s fails at once, says why, and is not done later', async (open, confirm, words) => {
    const remote = show([target('facebook')]);
    await press(open);
    if (confirm === 'Save text') await userEvent.type(await screen.findByLabelText('Post text'), '!');
    connect(false);
    await inDialog(confirm);
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(`${words}: ${NO_CONNECTION}`);
    await inDialog(/^(Keep|Cancel$)/);
    if (confirm === 'Save text') await press('Discard changes');
    await waitUntilClosed();
    connect(true);
    await waitFor(() => expect(inputsOf(remote, 'posts.getPost').length).toBeGreaterThan(1));
    expect(remote.calls.map(({ id }) => id).filter((id) => !/posts.getPost|identity/.test(id))).toEqual([]);
  });

  test('another attempt fails at once, and says why on the page', async () => {
    const remote = show([failedTarget('facebook')]);
    await screen.findByRole('button', { name: /^Try again/ });
    connect(false);
    await press(/^Try again/);
    expect(await screen.findByRole('alert')).toHaveTextContent(NO_CONNECTION);
    connect(true);
    await waitFor(() => expect(inputsOf(remote, 'posts.getPost').length).toBeGreaterThan(1));
    expect(inputsOf(remote, 'posts.retryPublication')).toEqual([]);
  });

  test('a network is not disconnected later', async () => {
    const list = noPosts;
    const remote = showAt('/dashboard', { ...allConnected, 'posts.listUserPosts': list });
    await press('Disconnect Facebook');
    connect(false);
    await inDialog('Disconnect Facebook');
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(NO_CONNECTION);
    connect(true);
    expect(inputsOf(remote, 'identity.disconnect')).toEqual([]);
  });
});

test('no exit promises to keep a post while it is being deleted', async () => {
  const answer = Promise.withResolvers<unknown>();
  const remote = show([target('linkedin', { status: 'published', ...MAY.out })], {
    'posts.deletePost': () => answer.promise,
    'posts.listUserPosts': noPosts,
  });
  await press(/^Delete/);
  await inDialog('Delete post');
  expect(within(await dialog()).getByRole('button', { name: 'Keep it' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Delete this post?' })).toBeInTheDocument();
  expect(document.querySelector('.ant-modal.ant-zoom-leave')).toBeNull();
  await act(async () => answer.resolve(doneToAll('Deleted.', { results: [] })));
  await waitFor(() => expect(remote.path()).toBe('/posts'));
});
