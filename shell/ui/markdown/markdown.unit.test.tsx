import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Markdown } from './markdown.tsx';

test('the name of an account at a server is no link', () => {
  const { container } = render(<Markdown text="It is out as @flour_bakery@carillon.test." />);
  expect(container).toHaveTextContent('It is out as @flour_bakery@carillon.test.');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('an address that the text links to by name is one', () => {
  render(<Markdown text="[Write to us](mailto:bells@example.com)" />);
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    'mailto:bells@example.com',
  );
});
