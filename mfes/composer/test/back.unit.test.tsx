import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openSchedule, topic, write } from './compose.ts';

/** Whole dialogs are drawn, which takes a busy machine its time. */
const PATIENT = { timeout: 15_000 };

test('the browser’s Back goes through the dialogs, and then leaves the page', async () => {
  window.history.pushState(null, '', '/dashboard');
  window.history.pushState(null, '', '/create-post');
  await write('The bells ring.');
  await openSchedule();
  await waitFor(() => expect(window.history.state?.dialogs).toBe(2), PATIENT);
  for (const [depth, label] of [[1, 'Bold']] as const) {
    window.history.back();
    await waitFor(() => expect(screen.getByRole('button', { name: label })).toBeVisible(), PATIENT);
    expect(window.history.state?.dialogs).toBe(depth);
  }
  window.history.back();
  await waitFor(
    () => expect(screen.queryByRole('button', { name: 'Bold' })).not.toBeInTheDocument(),
    PATIENT,
  );
  expect(topic()).toBeVisible();
  expect(window.location.pathname).toBe('/create-post');
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'), PATIENT);
});
