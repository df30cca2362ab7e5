import { defineRemote } from '@carillon/sdk/index.ts';
import { renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { usePlace } from './use-place.ts';

function Page(): ReactNode {
  usePlace();
  return (
    <main id="content" tabIndex={-1}>
      <h2 id="posts" tabIndex={-1}>
        Your posts
      </h2>
    </main>
  );
}

test('an address of the frame’s own takes nobody’s focus', () => {
  renderRemote(defineRemote(Page), { path: '/dashboard#content' });
  expect(screen.getByRole('main')).not.toHaveFocus();
});

test('takes a visitor to the section named in the address', () => {
  renderRemote(defineRemote(Page), { path: '/dashboard#posts' });
  expect(screen.getByRole('heading', { name: 'Your posts' })).toHaveFocus();
});
