import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  button,
  click,
  dialog,
  film,
  formsOf,
  open,
  picture,
  refuse,
  server,
  show,
  topic,
} from './compose.ts';

const file = (name: string): File => new File(['x'], name, { type: 'image/png' });
const upload = (...files: File[]) => userEvent.upload(screen.getByLabelText('Files to upload'), files);
const grid = () => screen.findByRole('list', { name: 'Files' });
const names = (list: HTMLElement): (string | null)[] =>
  within(list)
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label'));

test('the page uploads files to keep, finds them and names rejected ones', async () => {
  const remote = open({}, '/media');
  await screen.findByText('No files yet');
  await upload(file('rye.png'), file('oven.png'));
  await waitFor(async () => expect(names(await grid())).toEqual(['oven.png', 'rye.png']));
  const [form] = formsOf(remote, 'posts.uploadMedia');
  expect(form?.get('keep')).toBe('true');
  expect(screen.getByText('3.4 MB of 5 GB used')).toBeVisible();
  fireEvent.drop(await grid(), {
    dataTransfer: { files: [new File(['x'], 'a.txt', { type: 'text/plain' })] },
  });
  expect(await screen.findByText(/“a.txt” wasn’t added/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Search by name or alt text'), 'rye');
  await waitFor(async () => expect(names(await grid())).toEqual(['rye.png']));
  await userEvent.type(screen.getByLabelText('Search by name or alt text'), 's');
  expect(await screen.findByText('No matching files')).toBeVisible();
  await click('Show all files');
  await userEvent.selectOptions(screen.getByLabelText('File type'), 'Videos');
  expect(await screen.findByText('No matching files')).toBeVisible();
});

test('a file is described, used in a post, and not deleted while a draft has it', async () => {
  const remote = open({}, '/media');
  await screen.findByText('No files yet');
  await upload(picture());
  await userEvent.click(within(await grid()).getByRole('button'));
  const details = await screen.findByRole('dialog');
  await within(details).findByText('No drafts or posts use this file.');
  expect(button('Save')).toBeDisabled();
  await userEvent.type(within(details).getByLabelText(/Alt text/), 'A shop');
  await click('Save');
  expect(await screen.findByRole('button', { name: 'shop.png: A shop' })).toBeVisible();

  await click('shop.png: A shop');
  await click('Use in a post');
  await screen.findByLabelText('What is your post about?');
  expect(await screen.findByAltText('A shop')).toBeVisible();
  await userEvent.type(topic(), 'Bread');
  await waitFor(() => expect([...server.drafts.values()][0]).toMatchObject({ topic: 'Bread' }));
  remote.unmount();

  open({}, '/media');
  await userEvent.click(within(await grid()).getByRole('button'));
  const again = await screen.findByRole('dialog');
  expect(await within(again).findByRole('link', { name: 'Bread' })).toBeVisible();
  await userEvent.click(within(again).getByRole('button', { name: 'Delete' }));
  await click('Delete file');
  expect(await screen.findByText(/Couldn’t delete the file. This file is used in a draft/)).toBeVisible();
  await click('Keep file');
  server.drafts.clear();
  await userEvent.click(within(again).getByRole('button', { name: 'Delete' }));
  await click('Delete file');
  expect(await screen.findByText('No files yet')).toBeVisible();
});

test('the library that can’t be loaded says so, and is asked again', async () => {
  let fails = true;
  open(
    {
      'posts.listMedia': () => {
        if (fails) return refuse('The store is away.')();
        return { success: true, media: [], next: null, used_bytes: 0, quota_bytes: 1 };
      },
    },
    '/media',
  );
  expect(await screen.findByText('Couldn’t load the media library.')).toBeVisible();
  fails = false;
  await click('Retry');
  expect(await screen.findByText('No files yet')).toBeVisible();
});

test('a post takes files from the library, images or one video, and keeps the order they are put in', async () => {
  const remote = open({}, '/media');
  await screen.findByText('No files yet');
  await upload(file('rye.png'), file('oven.png'), film());
  await waitFor(async () => expect(names(await grid())).toHaveLength(3));
  remote.unmount();

  await show();
  await click('From library');
  const library = await dialog('Choose from the library');
  await userEvent.click(await within(library).findByRole('button', { name: 'rye.png' }));
  await userEvent.click(within(library).getByRole('button', { name: 'Video shop.mp4' }));
  expect(within(library).getByRole('status')).toHaveTextContent(
    '“shop.mp4” can’t be added: a post can have images or one video, not both.',
  );
  await userEvent.click(within(library).getByRole('button', { name: 'oven.png' }));
  expect(within(library).getByRole('status')).toHaveTextContent('2 selected.');
  await click('Add to post');
  const idsOf = (): readonly string[] => [...server.drafts.values()][0]?.media_ids ?? [];
  await waitFor(() => expect(idsOf()).toHaveLength(2));
  const before = idsOf();
  await click('Move oven.png forward');
  expect(screen.getByText('oven.png is now 1 of 2.')).toBeInTheDocument();
  await waitFor(() => expect(idsOf()).toEqual([...before].reverse()));
});
