import type { Role } from '@carillon/contracts/domain/roles.ts';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { disconnected } from './answers.ts';
import { ADA, button, click, dialog, open, show, writeMore } from './compose.ts';

const as = (role: Role) => ({ ...ADA, workspace: { ...ADA.workspace, role } });

test('who may only look is told so, and no draft is begun', () => {
  const shown = open({}, '/create-post', as('viewer'));
  expect(screen.getByText('You can look at this workspace’s posts, but not write any.')).toBeInTheDocument();
  expect(shown.calls.filter(({ id }) => id.startsWith('posts.'))).toEqual([]);
});

test('a writer writes, and is told who publishes it', async () => {
  await show({}, as('writer'));
  await writeMore('Ring');
  expect(screen.getByText(/^An editor or the owner of this workspace publishes it/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
});

test('an editor publishes, and connects no network', async () => {
  await show(disconnected, as('editor'));
  await writeMore('Ring');
  await click('Publish');
  await dialog('Publish your post');
  expect(button('Schedule for later')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Connect/ })).not.toBeInTheDocument();
});
