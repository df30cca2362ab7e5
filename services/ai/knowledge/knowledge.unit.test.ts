import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trade, tradeTexts } from './trade.ts';

const FOLDER = join(import.meta.dirname, 'trades');
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
);
/** What only the business itself may say, and what a draft adds or leaves out by itself. */
const FORBIDDEN = /[!#]|\p{Extended_Pictographic}/u;

describe('The knowledge bank', () => {
  test('keeps to its schema, and leaves exclamation marks, tags and emoji to the draft', () => {
    const faults = files.flatMap((name) => {
      const text = readFileSync(join(FOLDER, name), 'utf8');
      const schema = name.endsWith('trade.json') ? trade : tradeTexts;
      const checked = schema.safeParse(JSON.parse(text));
      const found =
        checked.error?.issues.map(({ path, message }) => `${name}: ${path.join('.')} ${message}`) ?? [];
      return FORBIDDEN.test(text)
        ? [...found, `${name}: ${FORBIDDEN.exec(text)?.[0]} is not allowed`]
        : found;
    });
    expect(faults).toEqual([]);
  });
});
