import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { DraftToSave, DriveResult, Errand } from './errand.ts';

// Sends the requests it is given, in a separate process, so the server has its core to itself.
process.on('message', async (errand: Errand) => {
  const driven = await drive(errand);
  // Calls in progress are aborted; what was prepared for them isn't the next one's.
  await wait(300);
  process.send?.(driven);
});

/** Keeps a number of connections busy, each with one call at a time; replies during warm-up don't count. */
function drive(errand: Errand): Promise<DriveResult> {
  const { url, method, headers, body, drafts, connections, warmUpSeconds, seconds } = errand;
  const times: number[] = [];
  let refusedCount = 0;
  let sample = '';
  const begins = performance.now() + warmUpSeconds * 1000;
  return new Promise((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections,
        duration: warmUpSeconds + seconds,
        headers: { ...headers },
        requests: [drafts ? saving(errand, [...drafts]) : { method, body }],
      },
      (error) => error && reject(error),
    );
    instance.on('response', (_client, status, _bytes, ms) => {
      if (performance.now() >= begins) times.push(ms);
      if (status < 300) return;
      refusedCount++;
      sample ||= String(status);
    });
    instance.on('done', ({ errors }) => {
      times.sort((a, b) => a - b);
      const at = (share: number): number => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
      resolve({
        perSecond: times.length / seconds,
        p50: at(0.5),
        p99: at(0.99),
        refused: refusedCount,
        sample,
        errors,
      });
    });
  });
}

/** One of the drafts, each time with the version that its last answer gave it. */
function saving({ url, method }: Errand, free: DraftToSave[]): autocannon.Request {
  const { pathname } = new URL(url);
  const saved = new Map(free.map((draft) => [draft.id, draft]));
  return {
    method,
    path: pathname,
    setupRequest(request) {
      const draft = free.shift();
      if (!draft) throw new Error('There are fewer drafts than connections.');
      const body = JSON.stringify({ ...draft.content, version: draft.version });
      return { ...request, path: `${pathname}/${draft.id}`, body };
    },
    onResponse(status, answer) {
      if (status !== 200) return;
      const { id, version } = (JSON.parse(answer) as { draft: DraftToSave }).draft;
      const draft = saved.get(id);
      if (draft) free.push({ ...draft, version });
    },
  };
}
