import { NoResponseError } from '@carillon/sdk/index.ts';
import type { RenderRemoteOptions } from '@carillon/sdk/testing/render-remote.tsx';
import { expect, test } from '@jest/globals';
import { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AS_OF, comment, press, row, show } from './inbox.ts';

test('a reply is sent once under its own ID and shown; a failed one keeps its text and says why', async () => {
  const comments = [comment('a', { author: 'Grace' })];
  const states = ['failed', 'sent'] as const;
  const remote = show(comments, {
    'analytics.replyToComment': ({
      body: { reply_id: id, text },
    }: {
      body: { reply_id: string; text: string };
    }) => {
      const state =
        states[remote.calls.filter((one) => one.id === 'analytics.replyToComment').length - 1] ?? 'sent';
      const reason = state === 'failed' ? 'The comment is gone.' : null;
      const reply = { id, text, state, reason, at: '2029-11-24T15:31:00.000Z' };
      comments[0] = comment('a', { author: 'Grace', reply });
      return { success: true, reply };
    },
  } as RenderRemoteOptions['answers']);
  const first = await row('Text of a');
  expect(first).toHaveTextContent('Grace');
  await press('Reply', first);
  await userEvent.type(within(first).getByLabelText('Your reply to Grace'), 'Thanks');
  await press('Send reply', first);
  expect(await within(first).findByText(/Not sent: The comment is gone\./)).toBeVisible();
  await press('Send another reply', first);
  expect(within(first).getByLabelText('Your reply to Grace')).toHaveValue('Thanks');
  await press('Send reply', first);
  expect(await within(first).findByText('You replied')).toBeVisible();
  const ids = remote.calls
    .filter(({ id }) => id === 'analytics.replyToComment')
    .map(({ input }) => (input as { body: { reply_id: string } }).body.reply_id);
  expect(new Set(ids).size).toBe(2);
});

test('a reply that got no answer is asked about under the same id, and not sent anew', async () => {
  const comments = [comment('a')];
  let silent = true;
  const remote = show(comments, {
    'analytics.replyToComment': ({
      body: { reply_id: id, text },
    }: {
      body: { reply_id: string; text: string };
    }) => {
      if (silent) throw new NoResponseError();
      return {
        success: true,
        reply: { id, text, state: 'sent', reason: null, at: '2029-11-24T15:31:00.000Z' },
      };
    },
  } as RenderRemoteOptions['answers']);
  const first = await row('Text of a');
  await press('Reply', first);
  await userEvent.type(within(first).getByLabelText('Your reply'), 'Thanks');
  await press('Send reply', first);
  expect(await within(first).findByRole('alert')).toHaveTextContent(/don’t know whether it worked/);
  await press('Cancel', first);
  await press('Reply', first);
  expect(within(first).getByLabelText('Your reply')).toHaveValue('Thanks');
  silent = false;
  await press('Send reply', first);
  expect(await within(first).findByText('You replied')).toBeVisible();
  const ids = remote.calls
    .filter(({ id }) => id === 'analytics.replyToComment')
    .map(({ input }) => (input as { body: { reply_id: string } }).body.reply_id);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test('a reply whose response was lost is shown in its real state, and a new one refers to it', async () => {
  const comments = [comment('a')];
  const remote = show(comments, {
    'analytics.replyToComment': ({
      body: { reply_id, text },
    }: {
      body: { reply_id: string; text: string };
    }) => {
      const reply = { id: reply_id, text, state: 'sent', reason: null, at: AS_OF } as const;
      comments[0] = comment('a', { reply });
      throw new NoResponseError();
    },
  } as RenderRemoteOptions['answers']);
  const first = await row('Text of a');
  await press('Reply', first);
  await userEvent.type(within(first).getByLabelText('Your reply'), 'Thanks');
  await press('Send reply', first);
  expect(await within(first).findByText('You replied')).toBeVisible();
  expect(within(first).queryByLabelText('Your reply')).not.toBeInTheDocument();
  await press('Send another reply', first);
  await userEvent.type(within(first).getByLabelText('Your reply'), 'And more');
  await press('Send reply', first);
  const [sentReply, next] = remote.calls
    .filter(({ id }) => id === 'analytics.replyToComment')
    .map(({ input }) => (input as { body: { reply_id: string; seen_reply_id: string | null } }).body);
  expect(next?.seen_reply_id).toBe(sentReply?.reply_id);
  expect(next?.reply_id).not.toBe(sentReply?.reply_id);
});

test('two replies being typed stay in place while comments arrive', async () => {
  const comments = [comment('a'), comment('b')];
  const remote = show(comments);
  const [first, second] = [await row('Text of a'), await row('Text of b')];
  await press('Reply', first);
  await press('Reply', second);
  const [field, other] = [first, second].map((item) => within(item).getByLabelText('Your reply'));
  await userEvent.type(field as HTMLElement, 'To a');
  comments[0] = comment('a', { mood: 'positive' });
  remote.emit({ type: 'figures.changed', data: { workspace_id: 'w1', what: 'comments' } });
  expect(await within(first).findByText('Positive')).toBeVisible();
  expect(field).toHaveFocus();
  expect(other).toHaveValue('');
});
