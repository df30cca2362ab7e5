import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import mongoose from 'mongoose';
import { type Case, type Collection, outcomeOf, show } from './case.ts';
import { generateCase } from './generate.ts';
import { KNOWN } from './known-differences.ts';
import { createRandom } from './random.ts';
import { shrink } from './shrink.ts';

// `npm run fuzz:store -- --seconds N [--seed S]`: random cases on the embedded store, with and without indexes, and on
// the server in SECOND_MONGODB_URI. Each difference is shrunk, and is new unless it has been decided.
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string' } },
});
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const end = performance.now() + Number(values.seconds) * 1000;
const uri = process.env.SECOND_MONGODB_URI;
if (!uri) throw new Error('SECOND_MONGODB_URI must name the server to compare with.');

const folder = mkdtempSync(path.join(tmpdir(), 'carillon-fuzz-'));
const store = await startEmbeddedStore({ folder });
const embeddedConnection = await mongoose.createConnection(store.uri, { retryWrites: false }).asPromise();
const mongoConnection = await mongoose.createConnection(uri, { retryWrites: false }).asPromise();
const plain: Collection = embeddedConnection.getClient().db('fuzz').collection('plain');
const indexed: Collection = embeddedConnection.getClient().db('fuzz').collection('indexed');
const second: Collection = mongoConnection.getClient().db('fuzz').collection('plain');
await indexed.createIndexes([
  { key: { a: 1 } },
  { key: { b: -1, c: 1 } },
  { key: { c: 1 }, sparse: true },
  { key: { 'a.x': 1 } },
  { key: { b: 1 }, partialFilterExpression: { b: { $exists: true } } },
]);

/** Why two outcomes differ; null when they agree. An index that can't hold a document refuses it, which is right. */
async function differs(one: Case): Promise<'index' | 'second' | null> {
  const [embedded, withIndexes, otherReply] = await Promise.all([
    outcomeOf(plain, one),
    outcomeOf(indexed, one).catch(() => null),
    outcomeOf(second, one),
  ]);
  if (withIndexes !== null && withIndexes !== 'refused' && withIndexes !== embedded) return 'index';
  return embedded === otherReply ? null : 'second';
}

const random = createRandom(seed);
const decisions = new Map<string, number>();
const fresh = new Set<string>();
let cases = 0;
for (; performance.now() < end; cases++) {
  const whole = generateCase(random);
  const kind = await differs(whole);
  if (!kind) continue;
  const least = await shrink(whole, async (part) => (await differs(part)) === kind);
  const text = show(least);
  const embedded = await outcomeOf(plain, least);
  const other = await outcomeOf(kind === 'index' ? indexed : second, least);
  const knownDifference =
    kind === 'second' && KNOWN.find((one) => one.recognise({ text, embedded, second: other }));
  if (knownDifference) decisions.set(knownDifference.why, (decisions.get(knownDifference.why) ?? 0) + 1);
  else if (!fresh.has(text)) {
    fresh.add(text);
    console.log(`\n${text}\n  embedded: ${embedded}\n  ${kind.padEnd(8)}: ${other}`);
  }
}
await embeddedConnection.close();
await mongoConnection.close();
await store.close();
rmSync(folder, { recursive: true });

console.log(`\nseed ${seed}: ${cases} cases, ${fresh.size} new differences`);
for (const [why, count] of decisions) console.log(`  ${count} times known: ${why}`);
process.exit(fresh.size === 0 ? 0 : 1);
