import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { button, click, formsOf, openPublish, picture, refuse, write } from './testing/compose.ts';

let opened = Promise.withResolvers<{ close(): void }>();
const bitmap = { close: () => undefined };

beforeEach(() => {
  window.localStorage.clear();
  opened = Promise.withResolvers();
  globalThis.createImageBitmap = (() => opened.promise) as unknown as typeof createImageBitmap;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

const addPicture = (): Promise<void> => userEvent.upload(screen.getByLabelText('Add media'), picture());

test('a post waits for a file that is looked into, and goes out with it', async () => {
  const shown = await write('Ring', { 'posts.publishPosts': refuse('No.') });
  const box = await openPublish();
  await addPicture();
  expect(within(box).getByText(/Checking your files/)).toBeInTheDocument();
  expect(button('Publish Now')).toBeDisabled();
  await click('Schedule for later');
  expect(await screen.findByRole('button', { name: 'Schedule Post' })).toBeDisabled();
  await click('Publish Immediately Instead?');
  await act(async () => opened.resolve(bitmap));
  await waitFor(() => expect(button('Publish Now')).toBeEnabled());
  expect(within(box).queryByText(/Checking your files/)).not.toBeInTheDocument();
  await click('Publish Now');
  await within(box).findByRole('alert');
  const [form] = formsOf(shown, 'posts.publishPosts');
  expect(form?.get('media_2')).toMatchObject({ name: 'shop.png' });
});

test('a post goes out without a file that is spoilt only when its writer says so', async () => {
  await write('Ring');
  const box = await openPublish();
  await addPicture();
  await act(async () => opened.reject(new DOMException('', 'InvalidStateError')));
  expect(await within(box).findByRole('alert')).toHaveTextContent(
    'shop.png: it can’t be opened as a picture',
  );
  expect(box).toHaveTextContent('The post would go out without shop.png.');
  expect(button('Publish Now')).toBeDisabled();
  await click('Schedule for later');
  expect(await screen.findByRole('button', { name: 'Schedule Post' })).toBeDisabled();
  await click('Publish Immediately Instead?');
  await userEvent.click(within(box).getByRole('button', { name: 'Continue without it' }));
  expect(within(box).getByText('Goes out without shop.png.')).toHaveFocus();
  expect(button('Publish Now')).toBeEnabled();
});

test('a second file that is spoilt has to be seen too, and a good one in its place ends the matter', async () => {
  await write('Ring');
  const box = await openPublish();
  opened.reject(new DOMException('', 'InvalidStateError'));
  await addPicture();
  await userEvent.click(await within(box).findByRole('button', { name: 'Continue without it' }));
  await addPicture();
  expect(await within(box).findByRole('button', { name: 'Continue without it' })).toBeInTheDocument();
  expect(button('Publish Now')).toBeDisabled();
  opened = Promise.withResolvers();
  opened.resolve(bitmap);
  await addPicture();
  await waitFor(() => expect(button('Publish Now')).toBeEnabled());
  expect(box).not.toHaveTextContent('without shop.png');
  const glance = within(box).getByRole('region', { name: 'Your post' });
  expect(glance).toHaveTextContent('Ring');
  expect(within(glance).getByRole('img', { name: 'shop.png' })).toBeInTheDocument();
});
