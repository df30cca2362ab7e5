import type { previewDeletion } from '@carillon/contracts/http/identity/account/preview-deletion.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { ApiError, defineRemote, readClosedAccount, type User } from '@carillon/sdk/index.ts';
import { renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Root } from '../root.tsx';

const Remote = defineRemote(Root);
const user: User = {
  id: 'ada',
  name: 'Ada',
  email: 'ada@example.com',
  timezone: 'Europe/Berlin',
  workspace: { id: 'w1', name: 'Ada', role: 'owner' },
};
const alone: ReplyOf<typeof previewDeletion> = {
  deleted: [{ id: 'w1', name: 'Ada' }],
  may_stay: [],
  left: [],
  ownerless: [],
  is_demo: false,
  has_password: true,
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function open(preview: Partial<typeof alone>, answers: object = {}) {
  const page = renderRemote(Remote, {
    path: '/account/profile',
    user,
    answers: { 'identity.previewDeletion': { ...alone, ...preview }, ...answers },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
  return page;
}

test('lists what will be deleted, and shows an error under its field', async () => {
  await open(
    { left: [{ id: 'w2', name: 'Bakery' }] },
    {
      'identity.scheduleDeletion': () => {
        throw new ApiError(422, {
          success: false,
          error: 'validation_failed',
          message: 'Some fields need your attention.',
          errors: { email: ['That isn’t the email of this account.'] },
        });
      },
    },
  );
  expect(await screen.findByText(/^“Ada”.* will be deleted with everything in it/)).toBeInTheDocument();
  expect(screen.getByText(/^You’ll leave “Bakery”/)).toBeInTheDocument();
  await press('Close and delete my account');
  expect(await screen.findByText('That isn’t the email of this account.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Type your email to confirm')).toHaveFocus());
  await press('Keep account');
  expect(screen.getByRole('button', { name: 'Delete account' })).toHaveFocus();
});

test('a workspace that stays if another member comes back is named', async () => {
  await open({ may_stay: alone.deleted });
  expect(
    await screen.findByText(/^In “Ada”, all other members have closed their accounts too\./),
  ).toBeVisible();
});

test('also asks for a code that the server has come to require', async () => {
  await open(
    {},
    {
      'identity.getConfirmation': {
        success: true,
        fields: [],
        passkey: false,
        fresh_login_needed: false,
      },
      'identity.scheduleDeletion': ({ body: { code } }: { body: { code?: string } }) => {
        if (code) return { success: true, delete_at: '2029-12-10T12:00:00.000Z' };
        throw new ApiError(422, {
          success: false,
          error: 'validation_failed',
          message: 'Some fields need your attention.',
          errors: { code: ['Enter the six digits that the app shows, or a recovery code.'] },
        });
      },
    },
  );
  await userEvent.type(await screen.findByLabelText('Type your email to confirm'), 'ada@example.com');
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await press('Close and delete my account');
  await userEvent.type(await screen.findByLabelText('Code from your authenticator app'), '123456{Enter}');
  await waitFor(() => expect(readClosedAccount()).toEqual(new Date('2029-12-10T12:00:00.000Z')));
});

test('the only owner of a workspace with other members is told so before typing anything', async () => {
  await open({ ownerless: [{ id: 'w2', name: 'Bakery' }] });
  expect(
    await screen.findByText(
      'Other people are members of “Bakery”. On the Team page, make one of them an owner or remove them first.',
    ),
  ).toBeInTheDocument();
  expect(screen.queryByLabelText('Type your email to confirm')).toBeNull();
});

test('a workspace that continues keeps its accounts and scheduled posts', async () => {
  await open({ deleted: [], left: [{ id: 'w1', name: 'Ada' }] });
  expect(
    await screen.findByText(
      'You’ll leave “Ada”. Its connected accounts, scheduled posts and what you wrote stay there for the other members.',
    ),
  ).toBeInTheDocument();
  expect(screen.queryByText(/will stop publishing/)).toBeNull();
});
