import { NoResponseError } from '@carillon/sdk/index.ts';
import { publicationEvent } from '@carillon/sdk/testing/live-events.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { failedTarget, MAY, noPosts, post, target } from './answers.ts';
import {
  dialog,
  done,
  doneToAll,
  inDialog,
  inputsOf,
  press,
  refuse,
  showPost as show,
  waitUntilClosed,
} from './show.ts';

const CANCELED = { status: 'canceled' };

beforeEach(() => window.sessionStorage.clear());

describe('canceling', () => {
  test('asks first; Escape is a way out', async () => {
    const remote = show([target('facebook')]);
    await press(/^Cancel/);
    expect(await dialog()).toHaveTextContent('It won’t be published on Facebook.');
    expect(within(await dialog()).getByRole('button', { name: 'Keep scheduled' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    expect(inputsOf(remote, 'posts.cancelPublication')).toEqual([]);
    expect(screen.getByRole('button', { name: /^Cancel/ })).toHaveFocus();
  });

  test('names every network on which it won’t be published', async () => {
    show([target('facebook'), target('linkedin')]);
    await press('Cancel post');
    expect(await dialog()).toHaveTextContent('It won’t be published on Facebook or LinkedIn.');
  });

  test('stops it once for two clicks; the focus is not lost with the button', async () => {
    let now = target('facebook');
    const answer = Promise.withResolvers<unknown>();
    const remote = show([], {
      'posts.getPost': () => post(now),
      'posts.cancelPublication': () => {
        now = target('facebook', { status: 'canceled', ...MAY.out });
        return answer.promise;
      },
    });
    await press(/^Cancel/);
    const button = within(await dialog()).getByRole('button', { name: /Cancel post/ });
    act(() => {
      button.click();
      button.click();
    });
    await act(async () => answer.resolve(done('Canceled. It won’t be published.')));
    await waitUntilClosed();
    expect(inputsOf(remote, 'posts.cancelPublication')).toEqual([
      { params: { id: 'pub-facebook' }, body: { accept_unknown: false } },
    ]);
    expect(await screen.findByText('Canceled')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('a target that may be published is stopped only if the user ticks that', async () => {
    const remote = show([target('linkedin', MAY.unsure)], {
      'posts.cancelPublication': done('You stopped it.'),
    });
    await press(/^Cancel/);
    expect(await dialog()).toHaveTextContent('LinkedIn didn’t confirm the last attempt');
    expect(within(await dialog()).getByRole('button', { name: 'Keep trying' })).toBeInTheDocument();
    const stop = within(await dialog()).getByRole('button', { name: 'Stop trying' });
    expect(stop).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: /Stop trying on LinkedIn/ }));
    await userEvent.click(stop);
    await waitUntilClosed();
    expect(inputsOf(remote, 'posts.cancelPublication')).toEqual([
      { params: { id: 'pub-linkedin' }, body: { accept_unknown: true } },
    ]);
  });

  test('for a whole post, targets that may be published continue unless the user ticks them', async () => {
    const remote = show([target('facebook'), target('linkedin', MAY.unsure)], {
      'posts.cancelPublication': done('Canceled.'),
    });
    await press('Cancel post');
    await inDialog('Cancel post');
    await waitUntilClosed();
    expect(inputsOf(remote, 'posts.cancelPublication')).toEqual([
      { params: { id: 'pub-facebook' }, body: { accept_unknown: false } },
    ]);
  });

  test('a target that may be published isn’t called canceled like the others', async () => {
    const remote = show([target('facebook'), target('linkedin', MAY.unsure)], {
      'posts.cancelPublication': ({ body }: { body: { accept_unknown: boolean } }) =>
        body.accept_unknown
          ? { ...done('You stopped it. Look on LinkedIn.'), publication: { status: 'failed' } }
          : { ...done('Canceled. It won’t be published.'), publication: CANCELED },
    });
    await press('Cancel post');
    await userEvent.click(within(await dialog()).getByRole('checkbox', { name: /Stop trying on LinkedIn/ }));
    await inDialog('Cancel post');
    await waitUntilClosed();
    expect(remote.toasts).toEqual([
      { kind: 'success', message: 'Canceled for Facebook. You stopped it. Look on LinkedIn.' },
    ]);
  });

  test.each([
    [{}, ' Facebook is still scheduled for Wednesday, January 2, 2030 at 3:30 PM (UTC).'],
    [{ waiting_for: 'retry' }, ' Facebook is still scheduled.'],
    [{ waiting_for: 'connection' }, ''],
  ])('of one network it says which, and what still goes out', async (more, words) => {
    const remote = show([target('facebook', more), target('linkedin')], {
      'posts.cancelPublication': { ...done('Canceled. It won’t be published.'), publication: CANCELED },
    });
    await press('Cancel on LinkedIn');
    await inDialog('Cancel post');
    await waitUntilClosed();
    expect(remote.toasts).toEqual([{ kind: 'success', message: `Canceled for LinkedIn.${words}` }]);
  });

  test('says just that it won’t be published if nothing else is scheduled', async () => {
    const out = { status: 'published', ...MAY.out };
    const remote = show([target('facebook', out), target('linkedin')], {
      'posts.cancelPublication': { ...done('Canceled. It won’t be published.'), publication: CANCELED },
    });
    await press('Cancel on LinkedIn');
    await inDialog('Cancel post');
    await waitUntilClosed();
    expect(remote.toasts).toEqual([{ kind: 'success', message: 'Canceled. It won’t be published.' }]);
  });

  test('shows an error in the question', async () => {
    const remote = show([target('facebook')], {
      'posts.cancelPublication': refuse('conflict', 'It is being published right now.'),
    });
    await press(/^Cancel/);
    await inDialog('Cancel post');
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(
      'Failed to cancel post: It is being published right now.',
    );
    expect(remote.toasts).toEqual([]);
  });
});

describe('trying again', () => {
  test('retries at once, and once, if it certainly isn’t published', async () => {
    const answer = Promise.withResolvers<unknown>();
    const remote = show([failedTarget('facebook')], { 'posts.retryPublication': () => answer.promise });
    const button = await screen.findByRole('button', { name: /^Try again/ });
    act(() => {
      button.click();
      button.click();
    });
    await act(async () => answer.resolve(done('It’s being published again.')));
    await waitFor(() =>
      expect(remote.toasts).toEqual([{ kind: 'success', message: 'It’s being published again.' }]),
    );
    expect(inputsOf(remote, 'posts.retryPublication')).toEqual([{ params: { id: 'pub-facebook' } }]);
  });

  test('asks to check first if it may be published', async () => {
    const remote = show([failedTarget('linkedin', { may_be_out: true })], {
      'posts.retryPublication': done('Soon.'),
    });
    await press(/^Try again/);
    expect(await dialog()).toHaveTextContent('Check LinkedIn first');
    expect(inputsOf(remote, 'posts.retryPublication')).toEqual([]);
    await inDialog('Try again');
    await waitUntilClosed();
    expect(inputsOf(remote, 'posts.retryPublication')).toHaveLength(1);
  });

  test('everything that failed of a post is tried again, and nothing that was not seen to have failed', async () => {
    const remote = show([failedTarget('facebook'), failedTarget('linkedin'), target('instagram')], {
      'posts.retryPublication': done('On its way again.'),
    });
    await press('Try again');
    await waitFor(() =>
      expect(inputsOf(remote, 'posts.retryPublication')).toEqual([
        { params: { id: 'pub-facebook' } },
        { params: { id: 'pub-linkedin' } },
      ]),
    );
  });

  test('shows an error and a missing reply on the page', async () => {
    let silent = false;
    const remote = show([failedTarget('facebook')], {
      'posts.retryPublication': () => {
        if (silent) throw new NoResponseError();
        refuse('conflict', 'Its images are no longer kept.')();
      },
    });
    await press(/^Try again/);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to retry post: Its images are no longer kept.',
    );
    silent = true;
    await press(/^Try again/);
    expect(await screen.findByText(/Carillon didn’t respond/)).toBeInTheDocument();
    expect(remote.toasts).toEqual([]);
  });
});

describe('deleting from a network', () => {
  const publishedTarget = {
    status: 'published',
    post_url: 'https://bsky.app/1',
    can_take_down: true,
    ...MAY.out,
  };
  const removed = {
    ...publishedTarget,
    post_url: null,
    can_take_down: false,
    taken_down_at: '2030-01-03T10:00:00Z',
  };

  test('asks first, and shows the post as removed', async () => {
    let now = target('bluesky', publishedTarget);
    const remote = show([], {
      'posts.getPost': () => post(now),
      'analytics.takeDownPublication': () => {
        now = target('bluesky', removed);
        return { success: true, message: 'Deleted from Bluesky.' };
      },
    });
    await press('Delete from Bluesky');
    expect(await dialog()).toHaveTextContent('Deletes the post from Bluesky for everyone');
    await inDialog('Delete from Bluesky');
    await waitUntilClosed();
    expect(inputsOf(remote, 'analytics.takeDownPublication')).toEqual([{ params: { id: 'pub-bluesky' } }]);
    expect(remote.toasts).toEqual([{ kind: 'success', message: 'Deleted from Bluesky.' }]);
    expect(await screen.findByText('Removed')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /View post/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete from Bluesky' })).not.toBeInTheDocument();
  });

  test('names the accounts where several are on one network', async () => {
    const both = ['Bells', 'Flour'].map((target_name) =>
      target('bluesky', { ...publishedTarget, id: `pub-${target_name}`, target_name }),
    );
    show(both);
    const [one] = await screen.findAllByRole('button', { name: 'Delete from Bluesky' });
    await userEvent.click(one as HTMLElement);
    expect(await dialog()).toHaveTextContent('Delete this post from Bluesky (Bells) and Bluesky (Flour)?');
  });

  test('shows an error in the question', async () => {
    show([target('bluesky', publishedTarget)], {
      'analytics.takeDownPublication': refuse('network_unavailable', 'Bluesky could not be reached.'),
    });
    await press('Delete from Bluesky');
    await inDialog('Delete from Bluesky');
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(
      'Failed to delete post from its network: Bluesky could not be reached.',
    );
  });

  test('is not offered where the network has no way, which the question about the list says', async () => {
    show([target('instagram', { ...publishedTarget, can_take_down: false }), target('bluesky', removed)]);
    await press('Delete post');
    const box = await dialog();
    expect(box).toHaveTextContent(
      'It stays published on Instagram.Carillon can’t delete posts from Instagram',
    );
    expect(screen.queryByRole('button', { name: /^Delete from/ })).not.toBeInTheDocument();
  });
});

describe('deleting', () => {
  test('asks, says what stays, and goes back to the list', async () => {
    const remote = show([target('linkedin', { status: 'published', ...MAY.out })], {
      'posts.deletePost': doneToAll('Deleted.', { results: [] }),
      'posts.listUserPosts': noPosts,
    });
    await press(/^Delete/);
    expect(await dialog()).toHaveTextContent('It stays published on LinkedIn.');
    await inDialog('Delete post');
    await waitFor(() => expect(remote.path()).toBe('/posts'));
    expect(inputsOf(remote, 'posts.deletePost')).toEqual([{ params: { id: 'post-1' } }]);
    expect(remote.toasts).toEqual([{ kind: 'success', message: 'Deleted.' }]);
    await waitUntilClosed();
  });

  test('news of what is being deleted does not turn the page into “not found” meanwhile', async () => {
    const answer = Promise.withResolvers<unknown>();
    let exists = true;
    const remote = show([], {
      'posts.getPost': () => (exists ? post(target('facebook')) : refuse('not_found', 'No.')()),
      'posts.deletePost': () => answer.promise,
      'posts.listUserPosts': noPosts,
    });
    await press(/^Delete/);
    await inDialog('Delete post');
    exists = false;
    await act(async () => remote.emit(publicationEvent()));
    expect(screen.queryByText('Post not found')).not.toBeInTheDocument();
    expect(inputsOf(remote, 'posts.getPost')).toHaveLength(1);
    await act(async () => answer.resolve(doneToAll('Deleted.', { results: [] })));
    await waitFor(() => expect(remote.path()).toBe('/posts'));
  });

  test('names targets that can’t be deleted now, and stays on the page', async () => {
    const refusals = [{ publication_id: 'x', target_name: 'Bells', message: 'It is being published.' }];
    const remote = show([target('facebook'), target('linkedin', { status: 'queued', ...MAY.nothing })], {
      'posts.deletePost': doneToAll('Deleted in part.', { refused: refusals }),
    });
    await press(/^Delete/);
    expect(await dialog()).toHaveTextContent('It’s too late to stop it on LinkedIn');
    await inDialog('Delete post');
    await waitUntilClosed();
    expect(remote.path()).toBe('/posts/post-1');
    expect(screen.getByRole('alert')).toHaveTextContent('Bells: It is being published.');
  });

  test('shows an error in the question', async () => {
    show([target('facebook')], { 'posts.deletePost': refuse('conflict', 'It may be out already.') });
    await press(/^Delete/);
    await inDialog('Delete post');
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('It may be out already.');
  });
});
