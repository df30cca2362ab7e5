import { ERRORS } from '@carillon/contracts/errors.ts';
import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import { ApiError } from '@carillon/sdk/api/errors.ts';
import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ToastRegion } from '../frame/toast-region.tsx';
import { tellPlanLimits } from './tell-plan-limits.ts';
import { createToastStore } from './toasts.ts';

test('reports a plan limit once, with a link to the plan, until it is dismissed', async () => {
  const message = 'The free trial includes 50 posts a month, and you’ve reached that limit.';
  const refuse = async () => {
    throw new ApiError(ERRORS.plan_limit.status, { success: false, error: 'plan_limit', message });
  };
  const toasts = createToastStore();
  const api = tellPlanLimits({ upload: refuse } as unknown as ApiClient, toasts);
  render(<ToastRegion toasts={toasts} />);
  for (let tries = 0; tries < 2; tries++)
    await act(() =>
      expect(api.upload(publishPosts, new FormData())).rejects.toMatchObject({ code: 'plan_limit' }),
    );
  expect(await screen.findAllByText(message)).toHaveLength(1);
  const link = screen.getByRole('link', { name: 'See your plan' });
  expect(link).toHaveAttribute('href', '/account/plan');
  // The router opens it.
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});
