export { isComposing, isKey } from '@carillon/ui/keys.ts';

/** Steps on in the order of the page for an arrow key: 1 along the line of reading, -1 back, 0 for any other key. */
export function horizontalStep(key: string): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  const onward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  return key === onward ? 1 : -1;
}
