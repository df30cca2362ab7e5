/** A browser's session. */
export interface Caller {
  readonly url: string;
  readonly cookie: string;
  readonly csrf: string;
}

export const call = (
  { url, cookie, csrf }: Caller,
  method: string,
  place: string,
  body?: FormData | object,
): Promise<Response> =>
  fetch(`${url}${place}`, {
    method,
    headers: {
      cookie,
      origin: url,
      'x-csrf-token': csrf,
      'x-requested-with': 'XMLHttpRequest',
      ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    },
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });

/** Posts in the month that is looked at; the others are spread over the year around it. */
export const IN_VIEW = 2_000;
const AT_ONCE = 16;
const DAY_MS = 86_400_000;

/** The month that is looked at: January of next year, so that all of it is still to come. */
export const MONTH = `${new Date().getUTCFullYear() + 1}-01`;

/** Posts for Facebook and LinkedIn in turn. @returns their ids */
export async function seed(caller: Caller, posts: number): Promise<string[]> {
  const pages = await (await call(caller, 'GET', '/api/facebook/check-connection')).json();
  const pageId = pages.pages[0]?.id;
  const startedAt = performance.now();
  const ids: string[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let n = next++; n < posts; n = next++) {
      const content = `Bells number ${n} ring for bread and for tea. #bells`;
      const target = n % 2 ? { platform_id: 3 } : { platform_id: 1, page_id: pageId };
      const form = new FormData();
      form.set('platforms', JSON.stringify([{ ...target, content }]));
      form.set('initial_post_description', '');
      form.set('scheduled_time', timeOf(n));
      form.set('timezone', 'UTC');
      const reply = await call(caller, 'POST', '/api/posts/schedule', form);
      if (!reply.ok) throw new Error(`${reply.status}: ${await reply.text()}`);
      ids.push((await reply.json()).post_id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log(`${posts} posts are scheduled in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  return ids;
}

function timeOf(n: number): string {
  const first = Date.parse(`${MONTH}-01T00:00:00Z`);
  const inView = n < IN_VIEW;
  const at =
    first + (inView ? n % 31 : 42 + (n % 250)) * DAY_MS + (7 + (n % 14)) * 3_600_000 + (n % 60) * 60_000;
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}
