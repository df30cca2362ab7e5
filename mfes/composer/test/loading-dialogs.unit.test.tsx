import { DialogLoading } from '@carillon/ui/index.ts';
import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PostDialogsProps } from '../routes/post-dialogs.tsx';

/** Until they have arrived. */
const Arriving = ({ draft, onClose }: PostDialogsProps) =>
  draft.state.content.step !== 'topic' && <DialogLoading failed={false} onClose={onClose} />;
jest.unstable_mockModule('../routes/post-dialogs.tsx', () => ({ PostDialogs: Arriving }));
const { click, show, topic } = await import('./compose.ts');

const waitUntilGone = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument());

test('an editor that does not load can be left by Cancel, Escape, and the browser’s Back', async () => {
  await show();
  await userEvent.type(topic(), 'bells');
  await click('Write it myself');
  await click('Cancel');
  await waitUntilGone();
  await click(/^Continue editing/);
  await userEvent.keyboard('{Escape}');
  await waitUntilGone();
  await click(/^Continue editing/);
  await waitFor(() => expect(window.history.state?.dialogs).toBe(1));
  act(() => window.history.back());
  await waitUntilGone();
  expect(topic()).toHaveValue('bells');
});
