import { defineRemote } from '@carillon/sdk/index.ts';
import { renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { beforeAll, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import type { MediaItem } from '../../../lib/media-item.ts';
import type { MediaHandle } from '../api/use-media.ts';

const image = (id: string): MediaItem => ({
  id,
  name: `${id}.png`,
  kind: 'image',
  bytes: 3,
  width: 400,
  height: 300,
  altText: '',
  altProblem: null,
  url: `https://files.example/${id}.png`,
  state: 'ready',
  share: 1,
  problem: null,
});

const Remote = defineRemote(List);
let items: readonly MediaItem[];
let showItems: (all: readonly MediaItem[]) => void;

/** Loaded after the setup of the tests, so that the sorting code is not there yet. */
let Thumbs: typeof import('./thumbs.tsx').Thumbs;
beforeAll(async () => {
  ({ Thumbs } = await import('./thumbs.tsx'));
});

function List(): ReactNode {
  const [shown, setShown] = useState(items);
  showItems = setShown;
  return <Thumbs media={{ items: shown } as unknown as MediaHandle} />;
}

function show(...ids: string[]): void {
  items = ids.map(image);
  renderRemote(Remote, { path: '/create-post' });
}
const add = (id: string): void => act(() => showItems([...items, image(id)]));
const remover = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
const sorted = () => screen.findByRole('button', { name: 'Move rye.png forward', hidden: true });

test('the focus stays on a control when the sorting code arrives', async () => {
  show('oven', 'rye');
  const before = remover('rye.png');
  before.focus();
  await sorted();
  expect(before).not.toBeInTheDocument();
  expect(remover('rye.png')).toHaveFocus();
});

test('the focus stays on a control when a second file is added', async () => {
  show('oven');
  remover('oven.png').focus();
  add('rye');
  await sorted();
  expect(remover('oven.png')).toHaveFocus();
});

test('the list takes no focus that it didn’t have', async () => {
  show('oven');
  add('rye');
  await sorted();
  expect(document.body).toHaveFocus();
});

test('an image that is being cropped stays open when a second file is added', async () => {
  show('oven');
  act(() => screen.getByRole('button', { name: 'Crop oven.png' }).click());
  add('rye');
  await sorted();
  expect(await screen.findByRole('dialog', { name: 'Crop oven.png' })).toBeInTheDocument();
});
