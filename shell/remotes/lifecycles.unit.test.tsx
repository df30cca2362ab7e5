import { expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import type { AppProps } from 'single-spa';
import { lifecyclesOf } from './lifecycles.ts';

const props = {} as AppProps;
type Step = (props: AppProps) => Promise<unknown>;
const take = (step: unknown) => act(() => (step as Step)(props));

test('an application is in the outlet while it is mounted, each time it is opened', async () => {
  const outlet = document.createElement('div');
  const { mount, unmount } = lifecyclesOf(outlet, <h1>The page</h1>);
  for (let round = 0; round < 2; round += 1) {
    await take(mount);
    expect(outlet).toHaveTextContent('The page');
    await take(unmount);
    expect(outlet).toBeEmptyDOMElement();
  }
});

test('another one may take its place', async () => {
  const outlet = document.createElement('div');
  const first = lifecyclesOf(outlet, <h1>The first</h1>);
  const second = lifecyclesOf(outlet, <h1>The second</h1>);
  await take(first.mount);
  await take(first.unmount);
  await take(second.mount);
  expect(outlet).toHaveTextContent('The second');
});
