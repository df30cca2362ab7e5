import type { UserStorage } from '@carillon/sdk/index.ts';
import type { EditedPost } from './draft.ts';
import type { PostRequest } from './request.ts';

/** What survives a reload and a trip to a network's consent page. Files can't be kept in a browser's storage. */
export interface SavedWork {
  readonly topic: string;
  readonly post: EditedPost | null;
  /** What was sent last and is not known to be out. */
  readonly request: PostRequest | null;
}

const KEY = 'composerWork';
const NOTHING: SavedWork = { topic: '', post: null, request: null };

export function loadWork(storage: UserStorage): SavedWork {
  try {
    const saved: unknown = JSON.parse(storage.get(KEY) ?? 'null');
    return isWork(saved) ? { ...saved, request: saved.request ?? null } : NOTHING;
  } catch {
    return NOTHING;
  }
}

export function saveWork(storage: UserStorage, work: SavedWork): void {
  if (work.topic === '' && work.post === null) storage.remove(KEY);
  else storage.set(KEY, JSON.stringify(work));
}

function isWork(value: unknown): value is SavedWork {
  const { topic, post, request } = (value ?? {}) as Partial<SavedWork>;
  return (
    typeof topic === 'string' &&
    (post === null || (typeof post?.text === 'string' && Array.isArray(post.hashtags))) &&
    (request == null || isRequest(request))
  );
}

const isRequest = ({ key, meant, text, open }: PostRequest): boolean =>
  [key, meant, text].every((one) => typeof one === 'string') && typeof open === 'boolean';
