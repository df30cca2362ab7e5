import type { WebhookView } from '@carillon/contracts/http/webhooks/webhook.ts';
import type { WebhookDelivery } from '@carillon/contracts/http/webhooks/webhook-delivery.ts';
import { ApiError } from '@carillon/sdk/api/errors.ts';
import { defineRemote } from '@carillon/sdk/index.ts';
import type { User } from '@carillon/sdk/shell.ts';
import { renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Root } from '../root.tsx';

const Remote = defineRemote(Root);
const user = (role: 'viewer' | 'editor'): User => ({
  id: 'ada',
  name: 'Ada',
  email: 'ada@example.com',
  timezone: 'Europe/Berlin',
  workspace: { id: 'w1', name: 'Ada', role },
});
const SECRET = `whsec_${'a'.repeat(43)}=`;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

const webhook: WebhookView = {
  id: 'h1',
  url: 'https://example.com/carillon',
  description: 'Our shop',
  events: ['publication.published'],
  status: 'active',
  paused_because: null,
  failing_since: null,
  old_secret_until: null,
  created_at: '2029-12-01T10:00:00.000Z',
  created_by: 'ada',
};
const delivery: WebhookDelivery = {
  id: 'd1',
  type: 'publication.published',
  at: '2029-12-01T10:00:00.000Z',
  status: 'failed',
  tries: 12,
  next_try_at: null,
  failure: null,
  last_try: { at: '2029-12-01T10:05:00.000Z', ms: 42, code: 422, failure: 'status' },
};

test('all that is wrong with the events is read out with them', async () => {
  renderRemote(Remote, {
    path: '/account/webhooks',
    user: user('editor'),
    answers: {
      'webhooks.listWebhooks': () => ({ success: true, webhooks: [] }),
      'webhooks.createWebhook': () => {
        const errors = { events: ['Choose at least one event.', 'Choose known events.'] };
        throw new ApiError(422, { success: false, error: 'validation_failed', message: 'No.', errors });
      },
    },
  });
  await screen.findByText('No webhooks yet');
  await press('New webhook');
  const dialog = within(await screen.findByRole('dialog', { name: 'New webhook' }));
  await press('Create webhook');
  await dialog.findByText('Choose at least one event. Choose known events.');
  expect(dialog.getByRole('group', { name: 'Send an event when' })).toHaveAccessibleDescription(
    'Choose at least one event. Choose known events.',
  );
});

test('a webhook is created with its events, and its secret is shown once', async () => {
  let webhooks: WebhookView[] = [];
  const page = renderRemote(Remote, {
    path: '/account/webhooks',
    user: user('editor'),
    answers: {
      'webhooks.listWebhooks': () => ({ success: true, webhooks }),
      'webhooks.createWebhook': ({ body }: { body: WebhookView }) => {
        if (!body.url)
          throw new ApiError(422, {
            success: false,
            error: 'validation_failed',
            message: 'Some fields need your attention.',
            errors: { url: ['Enter the URL of the receiver.'] },
          });
        webhooks = [{ ...webhook, ...body }];
        return { success: true, secret: SECRET, webhook: webhooks[0] };
      },
    },
  });
  expect(await screen.findByText('No webhooks yet')).toBeInTheDocument();
  expect(screen.getByText(/npm install express standardwebhooks/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Python' }));
  expect(screen.getByText(/pip install flask standardwebhooks/)).toBeInTheDocument();

  await press('New webhook');
  const dialog = await screen.findByRole('dialog', { name: 'New webhook' });
  await press('Create webhook');
  expect(await within(dialog).findByText('Enter the URL of the receiver.')).toBeInTheDocument();
  expect(within(dialog).getByLabelText('URL')).toHaveFocus();
  await userEvent.type(within(dialog).getByLabelText('URL'), webhook.url);
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /Connection lost/ }));
  await press('Create webhook');

  const shownDialog = await screen.findByRole('dialog', { name: 'Your signing secret' });
  expect(within(shownDialog).getByText(SECRET)).toBeInTheDocument();
  expect(page.calls.findLast(({ id }) => id === 'webhooks.createWebhook')?.input).toMatchObject({
    body: {
      url: webhook.url,
      events: ['publication.published', 'publication.failed', 'comment.received'],
    },
  });
  await press('I’ve saved it');
  expect(screen.queryByText(SECRET)).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'example.com' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'New webhook' })).toHaveFocus();
});

function renderOne(more: Partial<WebhookView> = {}, attempt: object = {}) {
  const shownWebhook = { ...webhook, ...more };
  const last_try = { ...delivery.last_try, ...attempt };
  const log = [{ ...last_try, answer: 'No such field' }];
  return renderRemote(Remote, {
    path: '/account/webhooks?webhook=h1',
    user: user('editor'),
    answers: {
      'webhooks.listWebhooks': () => ({ success: true, webhooks: [shownWebhook] }),
      'webhooks.listWebhookDeliveries': () => ({
        success: true,
        deliveries: [{ ...delivery, last_try }],
        next: null,
      }),
      'webhooks.getWebhookDelivery': () => ({
        success: true,
        delivery: { ...delivery, log, payload: '{"type":"publication.published"}' },
      }),
      'webhooks.redeliverWebhook': () => ({ success: true, delivery }),
      'webhooks.pingWebhook': () => ({ success: true, delivery }),
      'webhooks.changeWebhook': ({ body }: { body: Partial<WebhookView> }) => {
        Object.assign(shownWebhook, body, { paused_because: null });
        return { success: true, webhook: shownWebhook };
      },
    },
  });
}

test.each([
  ['unreachable', 'host_not_found', 'The host name in the URL doesn’t exist. Check the URL for typos.'],
  ['unreachable', 'connection_refused', 'The receiver refused the connection. Check that it’s running.'],
  ['timeout', 'connection_timeout', 'Couldn’t connect to the receiver in time. Check its firewall.'],
  ['timeout', null, 'The receiver didn’t respond within 10 seconds.'],
  ['certificate', 'certificate_expired', 'The receiver’s certificate has expired.'],
  ['certificate', 'certificate_wrong_host', 'The receiver’s certificate is for another host name.'],
  ['unreachable', undefined, 'Couldn’t reach the receiver.'],
])('the log explains a failure: %s, %s', async (failure, cause, words) => {
  renderOne({}, { code: null, failure, cause });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('its log explains failures, shows payloads and replies, and sends a delivery again', async () => {
  const page = renderOne();
  expect(await screen.findByText('The receiver returned 422.')).toBeInTheDocument();
  await press(/^Details: Post published/);
  const dialog = await screen.findByRole('dialog', { name: 'Post published' });
  expect(await within(dialog).findByText(/"type": "publication.published"/)).toBeInTheDocument();
  expect(within(dialog).getByText('No such field')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(page.toasts).toEqual([{ kind: 'success', message: 'Sent again.' }]));
  expect(page.calls.findLast(({ id }) => id === 'webhooks.redeliverWebhook')?.input).toEqual({
    params: { id: 'h1', delivery: 'd1' },
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Back to log' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Problems only' }));
  await waitFor(() =>
    expect(page.calls.findLast(({ id }) => id === 'webhooks.listWebhookDeliveries')?.input).toMatchObject({
      query: { status: 'problem' },
    }),
  );
  const before = page.calls.length;
  page.emit({ type: 'webhooks.changed', data: { workspace_id: 'w1' } });
  await waitFor(() => expect(page.calls.length).toBeGreaterThan(before));
});

test('a webhook paused by Carillon says why, is resumed, and then sends a test event', async () => {
  const page = renderOne({ status: 'paused', paused_because: 'failing' });
  expect(await screen.findByText(/deliveries failed for three days/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send a test event' })).toBeDisabled();
  await press('Resume');
  expect(await screen.findByText('Active')).toBeInTheDocument();
  await press('Send a test event');
  await waitFor(() => expect(page.toasts[0]?.message).toMatch(/^Sending a test event/));
});

test('a viewer is told whom to ask, and no data is requested', async () => {
  const page = renderRemote(Remote, { path: '/account/webhooks', user: user('viewer') });
  expect(await screen.findByText('Only editors and owners can use webhooks')).toBeInTheDocument();
  expect(page.calls).toEqual([]);
});
