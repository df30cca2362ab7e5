import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Counters } from './counters.tsx';

const counterOf = (text: string) => {
  render(<Counters text={text} platforms={['linkedin']} />);
  return screen.getByRole('list', { name: 'Characters used' }).firstElementChild;
};

test.each([
  [2_699, 'LinkedIn: 2,699 of 3,000', 'var(--muted)'],
  [2_700, 'LinkedIn: 2,700 of 3,000', 'var(--amber)'],
  [3_001, 'LinkedIn: 3,001 of 3,000 (1 too many)', 'var(--red)'],
])('%d characters are told as “%s”', (length, words, color) => {
  const counter = counterOf('x'.repeat(length));
  expect(counter).toHaveTextContent(words);
  expect(counter).toHaveStyle({ color });
});

test('too many hashtags are told where the network counts them, and at once', () => {
  render(
    <Counters
      text={Array.from({ length: 31 }, (_, n) => `#bell${n}`).join(' ')}
      platforms={['facebook', 'instagram']}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/^Instagram: .*31 hashtags, at most 30/);
});

test('a limit that is far off is not told', () => {
  const { rerender, container } = render(<Counters text="The bells ring." platforms={['facebook']} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<Counters text={'x'.repeat(40_000)} platforms={['facebook']} />);
  expect(screen.getByText('Facebook: 40,000 of 63,206')).toBeInTheDocument();
});
