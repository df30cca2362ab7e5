import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showAt } from './show.ts';

beforeEach(() => localStorage.clear());

test('who may only look finds the plans, and nothing to press that would be refused', async () => {
  const plan = {
    id: 'p',
    created_at: '2029-11-24T15:30:00Z',
    business_type: 'A bakery',
    platform: 'Instagram',
  };
  const answers = { 'ai.listBusinessPlans': { success: true, plans: [plan], next: null } };
  const pages = {
    '/hashtags-finder': [],
    '/description-generator': [],
    '/business-plan-generator': [screen.findByRole.bind(null, 'link', { name: 'A bakery' })],
  };
  for (const [path, parts] of Object.entries(pages)) {
    const remote = showAt(path, answers, 'viewer');
    expect(await screen.findByText(/^You can view this workspace’s posts and plans/)).toBeVisible();
    for (const find of parts) expect(await find()).toBeVisible();
    expect(screen.queryAllByRole('button')).toEqual([]);
    remote.unmount();
  }
});
