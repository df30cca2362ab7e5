import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useRef, useState } from 'react';
import { ShowMore } from './show-more.tsx';

/** A list of two pages, whose second one is had at the second try. */
function TwoPages({ entry: Entry }: { readonly entry: (props: { name: string }) => ReactNode }): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const [tries, setTries] = useState(0);
  const query = {
    hasNextPage: tries < 2,
    isFetchingNextPage: false,
    isFetchNextPageError: tries === 1,
    fetchNextPage: () => setTries(tries + 1),
  };
  return (
    <>
      <ul ref={list}>
        {['a', ...(tries < 2 ? [] : ['b', 'c'])].map((name) => (
          <Entry key={name} name={name} />
        ))}
      </ul>
      <ShowMore query={query} list={list} what="Older ones" failure="Couldn’t load those." />
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const LinkedRow = ({ name }: { name: string }) => (
  <li>
    <a href="/">{name}</a>
  </li>
);
const ButtonRow = ({ name }: { name: string }) => (
  <li>
    <button type="button">{name}</button>
  </li>
);
const plain = ({ name }: { name: string }) => <li tabIndex={-1} aria-label={name} />;

test.each([
  ['link', LinkedRow],
  ['button', ButtonRow],
  ['listitem', plain],
])('what could not be loaded is told and asked for again; a %s then has the focus', async (role, entry) => {
  render(<TwoPages entry={entry} />);
  await press('Older ones');
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load those.');
  await press('Retry');
  expect(screen.getByRole(role, { name: 'b' })).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Older|Retry/ })).not.toBeInTheDocument();
});

/** A page that can't be loaded, in a list that grows automatically. */
function Growing(): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const [failed, setFailed] = useState(false);
  const [names, setNames] = useState(['a']);
  const query = {
    hasNextPage: true,
    isFetchingNextPage: false,
    isFetchNextPageError: failed,
    fetchNextPage: () => setFailed(true),
  };
  return (
    <>
      <button type="button" onClick={() => setNames(['new', ...names])}>
        Grow
      </button>
      <ul ref={list}>
        {names.map((name) => (
          <li key={name}>
            <a href="/">{name}</a>
          </li>
        ))}
      </ul>
      <ShowMore query={query} list={list} />
    </>
  );
}

test('after a failed page, automatic loads don’t take the focus', async () => {
  render(<Growing />);
  await press('Show more');
  await press('Grow');
  expect(screen.getByRole('button', { name: 'Grow' })).toHaveFocus();
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
