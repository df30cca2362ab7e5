import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openSchedule, topic, write } from './compose.ts';

test('the browser’s Back goes through the dialogs, and then leaves the page', async () => {
  window.history.pushState(null, '', '/dashboard');
  window.history.pushState(null, '', '/create-post');
  await write('The bells ring.');
  await openSchedule();
  await waitFor(() => expect(window.history.state?.dialogs).toBe(2));
  for (const [depth, label] of [[1, 'Bold']] as const) {
    window.history.back();
    await waitFor(() => expect(screen.getByRole('button', { name: label })).toBeVisible());
    expect(window.history.state?.dialogs).toBe(depth);
  }
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Bold' })).not.toBeInTheDocument());
  expect(topic()).toBeVisible();
  expect(window.location.pathname).toBe('/create-post');
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
});
