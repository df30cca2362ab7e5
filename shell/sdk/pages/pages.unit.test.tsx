import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route } from 'react-router-dom';
import { Pages } from './pages.tsx';

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Pages>
        <Route path="/notes" element={<h1>Notes</h1>} />
        <Route path="/notes/archive" element={<h1>Archive</h1>} />
      </Pages>
    </MemoryRouter>,
  );
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('shows the page of an address', () => {
  open('/notes/archive');
  expect(heading()).toBe('Archive');
});

test('says that an address below a page was not found', () => {
  open('/notes/archives');
  expect(heading()).toBe('We couldn’t find that page');
});

test('shows nothing for an address of another micro-frontend', () => {
  const { container } = open('/notebook');
  expect(container.textContent).toBe('');
});
