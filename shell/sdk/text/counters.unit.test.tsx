import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Counters } from './counters.tsx';

const counterOf = (text: string) => {
  render(<Counters text={text} platforms={['linkedin']} />);
  return screen.getByRole('list', { name: 'Characters used' }).firstElementChild?.firstElementChild;
};

test.each([
  [2_699, 'LinkedIn: 2,699 of 3,000', 'var(--muted)'],
  [2_700, 'LinkedIn: 2,700 of 3,000 (300 left)', 'var(--amber)'],
  [3_000, 'LinkedIn: 3,000 of 3,000 (none left)', 'var(--amber)'],
  [3_001, 'LinkedIn: 3,001 of 3,000 (1 too many)', 'var(--red)'],
])('%d characters are told as “%s”', (length, words, color) => {
  const counter = counterOf('x'.repeat(length));
  expect(counter).toHaveTextContent(words);
  expect(counter).toHaveStyle({ color });
});

test('too many hashtags are reported where the network counts them, once, without numbers', () => {
  const tags = (count: number) => Array.from({ length: count }, (_, n) => `#bell${n}`).join(' ');
  const { rerender } = render(<Counters text={tags(26)} platforms={['facebook', 'instagram']} />);
  expect(screen.getByText('26 of 30 hashtags')).toHaveStyle({ color: 'var(--muted)' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<Counters text={tags(28)} platforms={['facebook', 'instagram']} />);
  expect(screen.getByText('28 of 30 hashtags (2 left)')).toHaveStyle({ color: 'var(--amber)' });
  expect(screen.getByRole('status')).toHaveTextContent('Instagram: hashtags are close to the limit.');
  rerender(<Counters text={tags(31)} platforms={['facebook', 'instagram']} />);
  expect(screen.getByText('31 hashtags, at most 30')).toHaveStyle({ color: 'var(--red)' });
  expect(screen.getByRole('status')).toHaveTextContent('Instagram: hashtags are over the limit.');
});

test('doesn’t mention a distant limit', () => {
  const { rerender, container } = render(<Counters text="The bells ring." platforms={['facebook']} />);
  expect(container).toHaveTextContent('');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  rerender(<Counters text={'x'.repeat(40_000)} platforms={['facebook']} />);
  expect(screen.getByText('Facebook: 40,000 of 63,206')).toBeInTheDocument();
});

test('images and videos are counted against what each network takes', () => {
  const image = { kind: 'image', bytes: 1 } as const;
  const platforms = ['facebook', 'instagram', 'linkedin'] as const;
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const { rerender } = render(<Counters text="Bells" platforms={platforms} files={[]} />);
  expect(rows()).toEqual(['Instagram: 5 of 2,200needs an image or a video', 'LinkedIn: 5 of 3,000']);
  rerender(<Counters text="Bells" platforms={platforms} files={new Array(11).fill(image)} />);
  expect(rows()).toEqual([
    'Facebook: 11 of 10 images (1 too many)',
    'Instagram: 5 of 2,20011 of 10 images (1 too many)',
    'LinkedIn: 5 of 3,00011 of 20 images',
  ]);
  rerender(<Counters text="" platforms={['linkedin']} files={[image, { kind: 'video', bytes: 1 }]} />);
  expect(rows()).toEqual(['LinkedIn: 0 of 3,000images or one video, not both']);
});
