import { afterEach, expect, test } from '@jest/globals';
import { createThreadPool, type PoolOptions, type ThreadPool } from './thread-pool.ts';

const script = new URL('../testing/stubborn-thread.ts', import.meta.url);
const { signal } = new AbortController();
const pools: ThreadPool[] = [];

afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

interface GivenOptions extends Partial<PoolOptions> {
  readonly worked?: number[];
  workedMs?(): Promise<number>;
}

/** With deadlines that end on command: each running one is in the list. */
function poolOf({ worked = [0], workedMs: given, ...options }: GivenOptions = {}) {
  const running: { readonly ms: number; expire(): void }[] = [];
  const starts = new EventTarget();
  const after = (ms: number, call: () => void) => {
    const one = { ms, expire: call };
    running.push(one);
    starts.dispatchEvent(new Event('begun'));
    return () => void running.splice(running.indexOf(one) >>> 0, 1);
  };
  /** Each thread's working times, read before its job and at each deadline. */
  const answers = new WeakMap<object, number[]>();
  const workedMs = async (worker: object) => {
    const own = answers.get(worker) ?? [...worked];
    answers.set(worker, own);
    return own.shift() ?? 2;
  };
  const times = { startMs: 1, jobMs: 2, idleMs: 3, after, workedMs: given ?? workedMs };
  const pool = createThreadPool({ script, times, ...options });
  pools.push(pool);
  /** Fires a timer of that length as soon as it runs. */
  const expire = async (ms: number) => {
    for (;;) {
      const one = running.find((timer) => timer.ms === ms);
      if (one) return one.expire();
      await new Promise((resolve) => starts.addEventListener('begun', resolve, { once: true }));
    }
  };
  return { pool, expire };
}

test('a job past its deadline is ended with words for its user, and others go on meanwhile and after', async () => {
  const { pool, expire } = poolOf();
  const hanging = pool.run('hang', signal);
  expect(await pool.run('something', signal)).toBe('did something');
  const rejection = expect(hanging).rejects.toMatchObject({
    code: 'generation_failed',
    message: 'This text takes too long to read. Shorten it, and try again.',
  });
  await expire(2);
  await rejection;
  expect(await Promise.all(['a', 'b', 'c'].map((job) => pool.run(job, signal)))).toEqual([
    'did a',
    'did b',
    'did c',
  ]);
});

test('a job that got half of its time on a busy machine gets the other half', async () => {
  const { pool, expire } = poolOf({ threads: 1, worked: [10, 11, 12] });
  const rejection = expect(pool.run('hang', signal)).rejects.toMatchObject({ code: 'generation_failed' });
  await expire(2);
  await expire(1);
  await rejection;
});

test('a job that gets no time on a busy machine blames the machine', async () => {
  const { pool, expire } = poolOf({ threads: 1, worked: [0, 0.5, 0.6, 0.7, 0.8, 0.9, 1] });
  const rejection = expect(pool.run('hang', signal)).rejects.toMatchObject({ code: 'service_unavailable' });
  for (const ms of [2, 1.5, 1.4, 1.3, 1.2, 1.1]) await expire(ms);
  await rejection;
});

test.each([
  ['at all', []],
  ['at its deadline', [0]],
])('a thread that does not say %s how long it has worked is ended by the clock', async (_, given) => {
  const answers: number[] = [...given];
  const workedMs = () => Promise.resolve(answers.shift() ?? new Promise<never>(() => undefined));
  const { pool, expire } = poolOf({ threads: 1, workedMs });
  const rejection = expect(pool.run('hang', signal)).rejects.toMatchObject({ code: 'service_unavailable' });
  await expire(2);
  await expire(12);
  await rejection;
});

test('reports itself as busy if a thread can’t load its job, and doesn’t blame the text', async () => {
  const { pool, expire } = poolOf({ threads: 1 });
  const rejection = expect(pool.run('load', signal)).rejects.toMatchObject({ code: 'service_unavailable' });
  await expire(1);
  await rejection;
  expect(await pool.run('something', signal)).toBe('did something');
});

test('a thread that dies or throws only fails its own job', async () => {
  const { pool } = poolOf({ threads: 1 });
  await expect(pool.run('die', signal)).rejects.toMatchObject({ code: 'generation_failed' });
  await expect(pool.run('throw', signal)).rejects.toMatchObject({ code: 'generation_failed' });
  expect(await pool.run('something', signal)).toBe('did something');
});

test('only a limited number wait; later ones are told to come again', async () => {
  const { pool, expire } = poolOf({ threads: 1, queue: 1 });
  const hanging = pool.run('hang', signal).catch(() => 'ended');
  const waiting = pool.run('something', signal);
  await expect(pool.run('more', signal)).rejects.toMatchObject({ code: 'service_unavailable' });
  await expire(2);
  expect([await hanging, await waiting]).toEqual(['ended', 'did something']);
});

test('a caller that leaves is released at once, and makes room for the next', async () => {
  const { pool, expire } = poolOf({ threads: 1, queue: 1 });
  const [runs, waits] = [new AbortController(), new AbortController()];
  const hanging = pool.run('hang', runs.signal);
  const waiting = pool.run('something', waits.signal);
  waits.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  const next = pool.run('something else', signal);
  runs.abort(new Error('left, too'));
  await expect(hanging).rejects.toThrow('left, too');
  await expire(2);
  expect(await next).toBe('did something else');
});

test('an idle thread ends after a while, and the next job starts another', async () => {
  const { pool, expire } = poolOf({ threads: 1 });
  await pool.run('something', signal);
  await expire(3);
  expect(await pool.run('something else', signal)).toBe('did something else');
});

test('closing ends what hangs', async () => {
  const { pool } = poolOf({ threads: 1 });
  const hanging = pool.run('hang', signal);
  const rejection = expect(hanging).rejects.toMatchObject({ code: 'generation_failed' });
  await pool.close();
  await rejection;
  await expect(pool.run('something', signal)).rejects.toMatchObject({ code: 'service_unavailable' });
});
