import { PLAN_STEPS } from '@carillon/contracts/http/ai/generate-business-plan.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { clipboard, inputsOf, noClipboard, press, refuse, showAt, WRITER } from './show.ts';

const PLACE = '/business-plan-generator';
const REQUEST = {
  business_type: 'A bakery',
  target_demographics: 'Families',
  platform: 'Instagram',
  business_goals: 'More cakes',
  content_preferences: '',
  budget: '200 dollars',
  timeframe: '',
  current_challenges: '',
};
const PLAN = {
  id: 'plan-1',
  created_at: '2029-11-24T15:30:00Z',
  request: REQUEST,
  strategy:
    'In short.\n\n## Channels\n\nPost **twice** a week.<img src=x onerror=alert(1)>\n\n## Budget\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
  writer: WRITER,
};
const generated = { ...PLAN, success: true, message: '' };
const none = { success: true, plans: [], next: null };
const summary = {
  id: PLAN.id,
  created_at: PLAN.created_at,
  business_type: 'A bakery',
  platform: 'Instagram',
};

async function* lines(...all: object[]): AsyncGenerator<object> {
  yield* all;
}
const fill = async (): Promise<void> => {
  await userEvent.type(await screen.findByLabelText('Business type'), 'A bakery');
  await userEvent.type(screen.getByLabelText('Target demographics'), 'Families');
  await userEvent.selectOptions(screen.getByLabelText('Platform'), 'Instagram');
  await userEvent.type(screen.getByLabelText('Business goals'), 'More cakes');
  await userEvent.type(screen.getByLabelText(/^Budget/), '200 dollars');
};

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

test('asks for the required fields, and keeps the input over a reload', async () => {
  const first = showAt(PLACE, { 'ai.listBusinessPlans': none });
  await press('Generate Business Plan');
  const [whole] = await screen.findAllByRole('alert');
  expect(whole).toHaveTextContent('Please fill in all required fields');
  expect(screen.getAllByText('Required')).toHaveLength(4);
  expect(screen.getByLabelText('Business type')).toHaveFocus();
  expect(inputsOf(first, 'ai.generateBusinessPlan')).toEqual([]);
  await fill();
  first.unmount();
  const remote = showAt(PLACE, {
    'ai.listBusinessPlans': none,
    'ai.generateBusinessPlan': refuse('words_used_up'),
  });
  expect(await screen.findByLabelText('Platform')).toHaveValue('Instagram');
  await press('Generate Business Plan');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to generate business planYou’ve used all your words.',
  );
  expect(remote.toasts).toEqual([{ kind: 'danger', message: 'Failed to generate business plan' }]);
  expect(screen.getByLabelText('Business type')).toHaveValue('A bakery');
});

test('a plan is written before the user’s eyes, and shown whole and by sections', async () => {
  const copied = clipboard();
  const rest = Promise.withResolvers<void>();
  const remote = showAt(PLACE, {
    'ai.listBusinessPlans': none,
    'ai.generateBusinessPlan': async function* () {
      yield* lines(
        { type: 'step', step: PLAN_STEPS[0], state: 'done' },
        { type: 'text', text: 'Thrown away', restart: false },
        { type: 'text', text: 'In ', restart: true },
        { type: 'text', text: 'short.', restart: false },
      );
      await rest.promise;
      yield { type: 'result', result: generated };
    },
  });
  await fill();
  await press('Generate Business Plan');
  expect(await screen.findByText('In short.')).toBeVisible();
  expect(screen.getByText(PLAN_STEPS[0]).closest('li')).toHaveTextContent('done');
  rest.resolve();
  expect(await screen.findByRole('heading', { name: 'Business plan: A bakery' })).toHaveFocus();
  expect(remote.path()).toBe(`${PLACE}?plan=plan-1`);
  expect(inputsOf(remote, 'ai.generateBusinessPlan')[0]?.body).toEqual({
    ...REQUEST,
    plan_id: expect.stringMatching(/^[\da-f-]{36}$/),
    locale: 'en',
  });
  expect(screen.getByRole('heading', { name: 'Channels' })).toBeVisible();
  expect(screen.getByRole('table')).toBeVisible();
  expect(document.querySelector('[onerror],img')).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'View By Sections' }));
  const sections = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(sections).toEqual(['Overview', 'Channels', 'Budget']);

  await press('Copy');
  expect(copied).toEqual([PLAN.strategy]);
  noClipboard();
  await press('Copy');
  expect(remote.toasts.map(({ message }) => message)).toEqual([
    'Business plan generated successfully!',
    'Content copied to clipboard!',
    'Failed to copy to clipboard',
  ]);
  const print = jest.fn();
  globalThis.print = print;
  await press('Print');
  expect(print).toHaveBeenCalledTimes(1);
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await press('Download as Markdown');
  expect(names).toEqual(['a-bakery-plan.md']);
  await press('Close');
  expect(await screen.findByLabelText('Business type')).toHaveValue('A bakery');
});

test('a slow plan shows its progress, can be canceled, and says why it failed', async () => {
  localStorage.setItem('kept:u1:tool:business-plan', JSON.stringify(REQUEST));
  let answer: (input?: { signal?: AbortSignal }) => unknown = () =>
    lines({ type: 'failure', error: 'service_unavailable', message: 'The model is tired.' });
  const remote = showAt(PLACE, {
    'ai.listBusinessPlans': none,
    'ai.generateBusinessPlan': (input: object) => answer(input),
  });
  await press('Generate Business Plan');
  expect(await screen.findByRole('alert')).toHaveTextContent('The model is tired.');
  answer = ({ signal } = {}) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  await press('Try again');
  await screen.findByText('Writing your business plan');
  // The plan that the first try may have made is not made again.
  const bodies = inputsOf(remote, 'ai.generateBusinessPlan').map(({ body }) => body);
  expect(bodies[1]).toEqual(bodies[0]);
  expect(inputsOf(remote, 'ai.listBusinessPlans')).toHaveLength(2);
  expect(screen.queryByText('Still Working')).not.toBeInTheDocument();
  const later = performance.now() + 15_500;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  expect(await screen.findByText('Still Working')).toBeVisible();
  await press('Cancel');
  expect(inputsOf(remote, 'ai.generateBusinessPlan').at(-1)?.signal?.aborted).toBe(true);
  // It may exist by then.
  await waitFor(() => expect(inputsOf(remote, 'ai.listBusinessPlans')).toHaveLength(3));
});

test('the same request in another language is another plan', async () => {
  localStorage.setItem('kept:u1:tool:business-plan', JSON.stringify(REQUEST));
  const remote = showAt(PLACE, {
    'ai.listBusinessPlans': none,
    'ai.generateBusinessPlan': () =>
      lines({ type: 'failure', error: 'service_unavailable', message: 'The model is tired.' }),
  });
  const generate = async (times: number) => {
    await press('Generate Business Plan');
    await waitFor(() => expect(inputsOf(remote, 'ai.generateBusinessPlan')).toHaveLength(times));
    await screen.findByRole('alert');
  };
  await generate(1);
  act(() => i18n.loadAndActivate({ locale: 'de', messages: {} }));
  await generate(2);
  act(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
  const bodies = inputsOf(remote, 'ai.generateBusinessPlan').map(({ body }) => body);
  expect(bodies).toMatchObject([{ locale: 'en' }, { locale: 'de' }]);
  const ids = bodies.map((body) => (body as { plan_id?: string }).plan_id);
  expect(ids[0]).not.toBe(ids[1]);
});

test('kept plans are listed, opened and deleted', async () => {
  let plans = [summary];
  const remote = showAt(PLACE, {
    'ai.listBusinessPlans': () => ({ ...none, plans }),
    'ai.getBusinessPlan': refuse('not_found'),
    'ai.deleteBusinessPlan': () => {
      plans = [];
      return { success: true };
    },
  });
  const list = within(await screen.findByRole('region', { name: 'Your plans' }));
  expect(await list.findByRole('link', { name: 'A bakery' })).toHaveAttribute('href', `${PLACE}?plan=plan-1`);
  await press('Delete the plan: A bakery');
  await press('Delete plan');
  expect(await list.findByText(/^No plans yet/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(inputsOf(remote, 'ai.deleteBusinessPlan')).toEqual([{ params: { id: 'plan-1' } }]);
  expect(remote.toasts).toEqual([{ kind: 'success', message: 'Plan deleted.' }]);
});

test('reports that a plan no longer exists', async () => {
  showAt(`${PLACE}?plan=plan-1`, { 'ai.getBusinessPlan': refuse('not_found') });
  expect(await screen.findByRole('heading', { name: 'We couldn’t find that plan.' })).toBeVisible();
});
