import { bodyOf } from '../../../deploy/standalone/api-client.ts';
import type { DraftToSave, Errand } from './errand.ts';
import { type Account, MONTH, type Seeded, scheduling } from './seed.ts';

/** A call that users wait for. */
export interface HotOperation {
  readonly name: string;
  readonly account: Account;
  readonly method: Errand['method'];
  /** Below /api at Carillon, and as it is at bare Hono, which knows by more of it who calls. */
  readonly path: string;
  readonly barePath?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Lists the drafts as they are by now. */
  readonly drafts?: () => Promise<readonly DraftToSave[]>;
}

const DAY_MS = 86_400_000;
const UNTIL = new Date(MONTH.getTime() + 42 * DAY_MS);

export function hotOperations({ empty, busy, writing, drafts }: Seeded): readonly HotOperation[] {
  const get = (name: string, account: Account, path: string): HotOperation => ({
    name,
    account,
    path,
    method: 'GET',
  });
  return [
    get('check-auth', busy, '/check-auth'),
    { ...get('posts/user, none', empty, '/posts/user'), barePath: '/posts/user?of=empty' },
    get('posts/user, 45 posts', busy, '/posts/user'),
    get('posts/user, one list', busy, '/posts/user?list=open'),
    get('analytics/overview', busy, '/analytics/overview?range=7&timezone=Europe/Berlin'),
    get(
      'posts/planned, a month',
      busy,
      `/posts/planned?from=${MONTH.toISOString()}&until=${UNTIL.toISOString()}`,
    ),
    get('posts/drafts', busy, '/posts/drafts'),
    get('notifications', busy, '/notifications'),
    {
      name: 'save a draft',
      account: writing,
      method: 'PUT',
      path: '/posts/drafts',
      headers: { 'content-type': 'application/json' },
      drafts: () => asTheyAre(writing, drafts),
    },
    {
      name: 'schedule a post',
      account: writing,
      method: 'POST',
      path: '/posts/schedule',
      ...multipart({ ...scheduling(writing.pageId, UNTIL, 1) }),
    },
  ];
}

const BOUNDARY = 'carillon-bench-boundary';

function multipart(fields: Readonly<Record<string, string>>) {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: `${parts.join('')}--${BOUNDARY}--\r\n`,
  };
}

const asTheyAre = ({ client }: Account, drafts: readonly DraftToSave[]): Promise<DraftToSave[]> =>
  Promise.all(
    drafts.map(async (one) => {
      const { draft } = await bodyOf<{ draft: { version: number } }>(
        client.get(`/api/posts/drafts/${one.id}`),
      );
      return { ...one, version: draft.version };
    }),
  );
