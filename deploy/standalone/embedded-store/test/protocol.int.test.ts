import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { type Address, type StoreServer, startServer } from '../server.ts';
import { opMsg, repliesIn, sendAndHangUp, sendRaw } from './raw-client.ts';

const PING = { ping: 1, $db: 'test' };
const insert = (n: number) => ({ insert: 'things', documents: [{ _id: n }], $db: 'test' });

const places: [name: string, address: (folder: string) => Address][] = [
  ['a Unix socket', (folder) => ({ socketPath: path.join(folder, 'store.sock') })],
  ['a port on loopback', () => ({ port: 0 })],
];

describe.each(places)('on %s', (_, address) => {
  let folder: string;
  let server: StoreServer;
  let good: mongoose.mongo.MongoClient;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'store-'));
    server = await startServer(folder, address(folder));
    good = await new mongoose.mongo.MongoClient(server.uri, { retryWrites: false }).connect();
  });
  afterAll(async () => {
    await good.close();
    await server.close();
    await rm(folder, { recursive: true });
  });

  test.each([
    ['a negative length', opMsg(PING, { length: -1 }), /length is -1/],
    ['a length below its header', opMsg(PING, { length: 5 }), /length is 5/],
    ['a length beyond the largest', opMsg(PING, { length: 48_000_001 }), /length is 48000001, not from 16/],
    ['an unknown opcode', opMsg(PING, { opcode: 9 }), /unsupported opcode 9/],
    ['a flag that must be known', opMsg(PING, { flags: 1 << 5 }), /unknown flags 32/],
    ['an unknown kind of section', opMsg(PING, { kind: 7 }), /unknown section kind 7/],
    ['a document that ends early', withBadLength(opMsg(PING), 21, 4), /past its message/],
    ['a document that runs past its message', withBadLength(opMsg(PING), 21, 9999), /past its message/],
    ['a sequence whose document runs past it', sequence('documents\0', 9999), /past its section/],
    ['a sequence whose name has no end', sequence('documents', 0x01010101), /name has no end/],
    ['an old query whose name has no end', opMsg({}, { opcode: 2004, fill: 1 }), /malformed/],
    ['a document nested without end', nested(100_000), /malformed/],
    ['a document that is no BSON', withByte(opMsg(PING), 25, 0x55), /malformed/],
  ])('%s is told, and ends its connection alone', async (_name, bytes, words) => {
    const [reply] = repliesIn(await sendRaw(server.uri, bytes));
    expect(reply).toMatchObject({
      to: 7,
      document: { ok: 0, code: 9, errmsg: expect.stringMatching(words) },
    });
    expect(await good.db('test').command({ ping: 1 })).toMatchObject({ ok: 1 });
  });

  test('executes what precedes a malformed message, and nothing after it', async () => {
    const bytes = Buffer.concat([
      opMsg(insert(1), { id: 1 }),
      opMsg(insert(2), { id: 2, kind: 7 }),
      opMsg(insert(3), { id: 3 }),
    ]);
    const replies = repliesIn(await sendRaw(server.uri, bytes));
    expect(replies.map(({ to, document }) => [to, document.ok])).toEqual([
      [1, 1],
      [2, 0],
    ]);
    const ids = await good.db('test').collection('things').find().sort({ _id: 1 }).toArray();
    expect(ids).toEqual([{ _id: 1 }]);
  });

  test('half a message and the end of the line change nothing', async () => {
    const whole = opMsg(insert(4));
    for (const bytes of [whole.subarray(0, 2), whole.subarray(0, 16), whole.subarray(0, -1)])
      expect(await sendAndHangUp(server.uri, bytes)).toHaveLength(0);
    expect(await good.db('test').collection<{ _id: number }>('things').countDocuments({ _id: 4 })).toBe(0);
  });

  test('noise of any kind harms nobody', async () => {
    for (let round = 0; round < 40; round++) {
      const noise = Buffer.from(Array.from({ length: 64 }, (_, at) => (at * 31 + round * 97) & 0xff));
      noise.writeInt32LE(64, 0);
      if (round % 2) noise.writeInt32LE(round % 4 === 1 ? 2013 : 2004, 12);
      await sendRaw(server.uri, noise);
    }
    expect(await good.db('test').command({ ping: 1 })).toMatchObject({ ok: 1 });
  });

  test('a message may come in pieces, and several in one', async () => {
    const hello = opMsg({ hello: 1, $db: 'admin' }, { id: 3 });
    const end = opMsg(PING, { id: 4, kind: 7 });
    const together = repliesIn(await sendRaw(server.uri, Buffer.concat([hello, hello, end])));
    expect(together.map(({ to }) => to)).toEqual([3, 3, 4]);
    const apart = repliesIn(await sendRaw(server.uri, Buffer.concat([hello, end]), 1));
    expect(apart.map(({ to }) => to)).toEqual([3, 4]);
  });

  test('a message that wants no reply gets none, and one with a checksum is read', async () => {
    const silent = opMsg(insert(5), { id: 5, flags: 2 });
    const summed = Buffer.concat([opMsg(PING, { id: 6, flags: 1 }), Buffer.alloc(4)]);
    const end = opMsg(PING, { id: 7, kind: 7 });
    const bytes = Buffer.concat([silent, withBadLength(summed, 0, summed.length), end]);
    expect(repliesIn(await sendRaw(server.uri, bytes)).map(({ to }) => to)).toEqual([6, 7]);
    const things = good.db('test').collection<{ _id: number }>('things');
    expect(await things.countDocuments({ _id: 5 })).toBe(1);
  });

  test('a document at the limit of 16 MB goes through, one beyond is refused', async () => {
    const things = good.db('test').collection<{ _id: string; text: string }>('large');
    const text = 'x'.repeat(16 * 1024 * 1024 - 100);
    await things.insertOne({ _id: 'large', text });
    expect((await things.findOne({ _id: 'large' }))?.text).toHaveLength(text.length);
    await expect(
      things.updateOne({ _id: 'large' }, { $set: { more: 'x'.repeat(200) } }),
    ).rejects.toMatchObject({ code: 10334 });
  });
});

function withBadLength(bytes: Buffer, at: number, length: number): Buffer {
  bytes.writeInt32LE(length, at);
  return bytes;
}

function withByte(bytes: Buffer, at: number, byte: number): Buffer {
  bytes[at] = byte;
  return bytes;
}

/** A message whose second section is a list of one document, of this length and named so. */
function sequence(name: string, length: number): Buffer {
  const body = opMsg({ insert: 'things', $db: 'test' });
  const section = Buffer.alloc(5 + name.length + 5);
  section[0] = 1;
  section.writeInt32LE(section.length - 1, 1);
  section.write(name, 5);
  section.writeInt32LE(length, 5 + name.length);
  section[section.length - 1] = name.endsWith('\0') ? 0 : 1;
  return withBadLength(Buffer.concat([body, section]), 0, body.length + section.length);
}

/** `{ a: { a: { ... } } }`, deeper than anybody reads. */
function nested(levels: number): Buffer {
  const bytes = Buffer.alloc(5 + levels * 8);
  for (let level = 0, at = 0; level <= levels; level++, at += 7) {
    bytes.writeInt32LE(bytes.length - level * 8, at);
    if (level < levels) bytes.write('\x03a\0', at + 4, 'latin1');
  }
  const head = opMsg({}).subarray(0, 21);
  return withBadLength(Buffer.concat([head, bytes]), 0, head.length + bytes.length);
}
