import { publicationEvent } from '@carillon/sdk/testing/live-events.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { post, target } from './answers.ts';
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

beforeEach(() => window.sessionStorage.clear());

describe('editing', () => {
  const retype = async (text: string) => {
    await press(/^Edit text/);
    const field = await screen.findByLabelText('Post text');
    await userEvent.clear(field);
    await userEvent.type(field, text);
    return field;
  };

  test('sends the new text for one target, reports the result, and returns the focus', async () => {
    const remote = show([target('facebook')], { 'posts.editPublication': done('Changed.') });
    await retype('Ring on');
    await inDialog('Save text');
    await waitUntilClosed();
    expect(inputsOf(remote, 'posts.editPublication')).toEqual([
      { params: { id: 'pub-facebook' }, body: { content: 'Ring on', seen: ['The bells ring.'] } },
    ]);
    expect(remote.toasts).toEqual([{ kind: 'success', message: 'Changed.' }]);
    expect(screen.getByRole('button', { name: /^Edit text/ })).toHaveFocus();
  });

  test('sends one call for the whole post, and reports unchanged targets', async () => {
    const refusals = [{ publication_id: 'x', target_name: 'Bells', message: 'It is being published.' }];
    const remote = show([target('facebook'), target('linkedin')], {
      'posts.editPost': doneToAll('Changed for Facebook.', { refused: refusals }),
    });
    await press('Edit text');
    await userEvent.type(await screen.findByLabelText('Post text'), '!');
    await inDialog('Save text');
    await waitUntilClosed();
    expect(inputsOf(remote, 'posts.editPost')).toEqual([
      { params: { id: 'post-1' }, body: { content: 'The bells ring.!', seen: ['The bells ring.'] } },
    ]);
    expect(screen.getByRole('alert')).toHaveTextContent('Bells: It is being published.');
  });

  test('a refusal is under the field, and the words stay', async () => {
    const remote = show([target('linkedin')], {
      'posts.editPublication': refuse('validation_failed', 'Check it.', { content: ['Shorten it by 5.'] }),
    });
    const field = await retype('Ring on');
    await inDialog('Save text');
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('Shorten it by 5.');
    expect(field).toHaveValue('Ring on');
    expect(field).toBeInvalid();
    // The dialog already shows it; once is enough.
    expect(remote.toasts).toEqual([]);
  });

  test('shows a version saved elsewhere, and replaces it only on request', async () => {
    const texts = ['The bells ring.', 'The other tab rings.'];
    let read = 0;
    const remote = show([], {
      'posts.getPost': () => post(target('facebook', { content: texts[Math.min(read++, 1)] })),
      'posts.editPublication': () => {
        const edits = remote.calls.filter(({ id }) => id === 'posts.editPublication');
        return edits.length === 1
          ? refuse('conflict', 'Its text was changed meanwhile.')()
          : done('Changed.');
      },
    });
    const field = await retype('Mine');
    await inDialog('Save text');
    const other = await screen.findByRole('region', { name: 'The other text' });
    expect(other).toHaveTextContent('Now on Facebook');
    expect(other).toHaveTextContent('The other tab rings.');
    expect(field).toHaveValue('Mine');

    // Pressed once more without a decision, nothing is sent.
    await inDialog('Save text');
    expect(inputsOf(remote, 'posts.editPublication')).toHaveLength(1);
    await inDialog('Keep what I typed');
    expect(screen.queryByRole('region', { name: 'The other text' })).not.toBeInTheDocument();
    await inDialog('Save text');
    await waitFor(() => expect(inputsOf(remote, 'posts.editPublication')).toHaveLength(2));
    expect(inputsOf(remote, 'posts.editPublication')[1]).toMatchObject({
      body: { content: 'Mine', seen: ['The bells ring.', 'The other tab rings.'] },
    });
  });

  test('the text that was saved elsewhere can be taken instead', async () => {
    let content = 'The bells ring.';
    const remote = show([], { 'posts.getPost': () => post(target('facebook', { content })) });
    const field = await retype('Mine');
    content = 'The other tab rings.';
    act(() => remote.emit(publicationEvent()));
    await inDialog(/Use this text/);
    expect(field).toHaveValue('The other tab rings.');
    expect(screen.queryByText('The text has changed')).not.toBeInTheDocument();
    await inDialog('Save text');
    await waitUntilClosed();
    expect(inputsOf(remote, 'posts.editPublication')).toEqual([]);
  });

  test('Escape doesn’t discard typed text without asking', async () => {
    show([target('facebook')]);
    const field = await retype('Mine');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('Discard your changes?')).toBeInTheDocument();
    await press('Keep editing');
    expect(field).toHaveValue('Mine');
    await waitFor(() => expect(field).toHaveFocus());
    await press('Keep as it is');
    await press('Discard changes');
    await waitUntilClosed();
    expect(screen.getByText('The bells ring.')).toBeInTheDocument();
  });

  test('counts for each network, and says when it is too much', async () => {
    show([target('linkedin')]);
    await press(/^Edit text/);
    fireEvent.change(await screen.findByLabelText('Post text'), { target: { value: 'x'.repeat(3_001) } });
    expect(screen.getByText('LinkedIn: 3,001 of 3,000 (1 too many)')).toBeVisible();
  });
});

describe('rescheduling', () => {
  const day = (name: RegExp) => screen.getByRole('button', { name });
  const field = (name: string) => screen.getByRole('spinbutton', { name });
  const plannedTarget = (more: object = {}) => target('facebook', { timezone: 'Europe/Berlin', ...more });

  test('begins with the planned time in its zone, and sends the new one in that zone', async () => {
    const remote = show([plannedTarget()], {
      'posts.reschedulePublication': { ...done('Moved.'), publication: { due_at: '2030-01-03T16:30:00Z' } },
    });
    await press(/^Reschedule/);
    const box = await dialog();
    await waitFor(() => expect(day(/ January 2, 2030/)).toHaveFocus());
    expect(day(/ January 2, 2030/)).toHaveAttribute('aria-pressed', 'true');
    expect(within(box).getByText(/4:30 PM \(Europe\/Berlin\)$/)).toBeInTheDocument();
    expect(within(box).getByText(/Time zone: Europe\/Berlin.*\(UTC\).*3:30 PM/)).toBeInTheDocument();
    await userEvent.click(day(/ January 3, 2030/));
    await inDialog('Hour up');
    await inDialog('Reschedule post');
    await waitUntilClosed();
    expect(inputsOf(remote, 'posts.reschedulePublication')).toEqual([
      {
        params: { id: 'pub-facebook' },
        body: { scheduled_time: '2030-01-03 17:30:00', timezone: 'Europe/Berlin' },
      },
    ]);
    expect(remote.toasts).toEqual([
      { kind: 'success', message: 'Rescheduled for Thursday, January 3, 2030 at 4:30 PM (UTC).' },
    ]);
  });

  test('a whole post moves with one call; rejected targets are reported, and the rest is moved', async () => {
    const refusal = {
      publication_id: 'pub-linkedin',
      target_name: 'Bells',
      message: 'It is being published.',
    };
    const remote = show(
      [plannedTarget(), plannedTarget({ ...target('linkedin'), timezone: 'Europe/Berlin' })],
      {
        'posts.reschedulePost': { ...done('Moved.'), results: [], refused: [refusal] },
      },
    );
    await press('Reschedule');
    await inDialog('Reschedule post');
    await waitUntilClosed();
    expect(remote.toasts).toEqual([{ kind: 'success', message: 'Moved.' }]);
    expect(screen.getByRole('alert')).toHaveTextContent('Bells: It is being published.');
    expect(inputsOf(remote, 'posts.reschedulePost')).toMatchObject([
      { body: { timezone: 'Europe/Berlin', publications: ['pub-facebook', 'pub-linkedin'] } },
    ]);
  });

  test('the server’s refusal is under the fields, and goes with another choice', async () => {
    show([plannedTarget()], {
      'posts.reschedulePublication': refuse('validation_failed', 'Check it.', {
        scheduled_time: ['That time has passed. Choose a later one.'],
      }),
    });
    await press(/^Reschedule/);
    await inDialog('Minute up');
    await inDialog('Reschedule post');
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('That time has passed.');
    expect(day(/ January 2, 2030/)).toHaveFocus();
    expect(field('Minute')).toHaveValue('35');
    await inDialog('Minute up');
    expect(within(await dialog()).queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    ['2031-10-26T00:30:00Z', /2:30 AM occurs twice on October 26, 2031/, true],
    ['2031-03-30T00:30:00Z', /2:30 AM doesn’t exist on March 30, 2031/, false],
  ])('what the clocks do around %s is explained before it is sent', async (due_at, words, sendable) => {
    const remote = show([plannedTarget({ due_at })]);
    await press(/^Reschedule/);
    await screen.findByRole('dialog');
    if (!sendable) await inDialog('Hour up');
    expect(within(await dialog()).getByText(words)).toBeInTheDocument();
    expect(day(/^Reschedule post$/).hasAttribute('disabled')).toBe(!sendable);
    if (sendable) return;
    await userEvent.type(field('Hour'), '{Enter}');
    expect(inputsOf(remote, 'posts.reschedulePublication')).toEqual([]);
  });
});
