import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ADA, server, show, topic, write } from './compose.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const post = { source: null, text: 'The bells ring. #Bells', versions: {}, hashtags: [] };
const page = (page_id: string) => ({ platform: 'facebook' as const, selected: true, page_id });
const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
const shownPost = (name: string) => preview().findByRole('article', { name: `Post by ${name}` });
const tab = (name: string) => userEvent.click(preview().getByRole('tab', { name }));

test('names the page that is chosen', async () => {
  server.write(ID, { post, step: 'edit', targets: [page('p2')] });
  await show({}, ADA, `/create-post?draft=${ID}`);
  expect(await shownPost('Whistles')).toHaveTextContent('Just now');
  expect(preview().queryByRole('radio')).not.toBeInTheDocument();
});

test('names each of several pages, and when the post is published', async () => {
  const at = { mode: 'later' as const, scheduled_time: '2100-01-02 15:30:00', timezone: 'UTC' };
  server.write(ID, { post, step: 'edit', targets: [page('p1'), page('p2')], ...at });
  await show({}, ADA, `/create-post?draft=${ID}`);
  expect(await shownPost('Bells')).toHaveTextContent('Sat, Jan 2, 2100');
  await userEvent.click(preview().getByRole('radio', { name: 'Whistles' }));
  expect(await shownPost('Whistles')).toBeVisible();
  await tab('Instagram');
  expect(await shownPost('bells')).toHaveTextContent('bells The bells ring. #Bells');
});

test('links what each network links', async () => {
  await write('Ring');
  fireEvent.change(screen.getByLabelText('Post text'), {
    target: { value: 'See https://bells.example/now. #Bells' },
  });
  const linked = async (name: string) =>
    [...(await shownPost(name)).querySelectorAll('.composer-linked')].map(({ textContent }) => textContent);
  expect(await linked('Bells')).toEqual(['https://bells.example/now', '#Bells']);
  await tab('Instagram');
  expect(await linked('bells')).toEqual(['#Bells']);
});

test('lays images out as each network does, and leads from an image to its alt text', async () => {
  await show();
  const files = ['one', 'two', 'three', 'four', 'five', 'six'].map(
    (name) => new File([name], `${name}.png`, { type: 'image/png' }),
  );
  await userEvent.upload(screen.getByLabelText(/Add an image or video/), files);
  await screen.findByRole('img', { name: 'six.png' });
  await userEvent.type(topic(), 'bells');
  await userEvent.click(screen.getByRole('button', { name: 'Write it myself' }));
  await screen.findByLabelText('Post text');
  const tiles = within(await preview().findByRole('list', { name: 'Images and videos' }));
  expect(tiles.getAllByRole('listitem')).toHaveLength(5);
  expect(tiles.getByText('and 1 more')).toBeInTheDocument();
  expect((await tiles.findAllByRole('button')).map((one) => one.getAttribute('aria-label'))).toEqual(
    ['one', 'two', 'three', 'four', 'five'].map((name) => `Add alt text for ${name}.png`),
  );
  await userEvent.click(tiles.getByRole('button', { name: 'Add alt text for two.png' }));
  expect(screen.getByLabelText('two.png')).toHaveFocus();

  await tab('Instagram');
  const carousel = within(preview().getByRole('region', { name: 'Carousel' }));
  expect(carousel.getByText('1 of 6')).toBeVisible();
  expect(carousel.queryByRole('button', { name: 'Previous image' })).not.toBeInTheDocument();
  await userEvent.click(carousel.getByRole('button', { name: 'Next image' }));
  expect(carousel.getByText('2 of 6')).toBeVisible();
  expect(carousel.getByRole('button', { name: 'Add alt text for two.png' })).toBeVisible();
});
