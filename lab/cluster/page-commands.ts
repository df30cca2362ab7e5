import { readFileSync } from 'node:fs';
import path from 'node:path';

const PAGE = path.join(import.meta.dirname, '../../docs/operators/kubernetes.md');

/**
 * Returns the commands under a heading of the operators' page, by block, one per line without comments.
 * @throws Error if there are none
 */
export function commandsUnder(heading: string): string[][] {
  const section = readFileSync(PAGE, 'utf8')
    .split(/^## /m)
    .find((one) => one.startsWith(`${heading}\n`));
  const blocks = [...(section ?? '').matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => linesOf(block));
  if (blocks.length === 0) throw new Error(`${PAGE} has no commands under "${heading}"`);
  return blocks;
}

const linesOf = (block: string): string[] =>
  block
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => (line.split(' #')[0] ?? '').trim())
    .filter(Boolean);
