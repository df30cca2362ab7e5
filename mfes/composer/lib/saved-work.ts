import type { EditedPost } from './draft.ts';

/** What survives a reload and a trip to a network's consent page. Files can't be kept in a browser's storage. */
export interface SavedWork {
  readonly topic: string;
  readonly post: EditedPost | null;
}

const KEY = 'composerWork';
const NOTHING: SavedWork = { topic: '', post: null };

export function loadWork(storage: Storage): SavedWork {
  try {
    const saved: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    return isWork(saved) ? saved : NOTHING;
  } catch {
    return NOTHING;
  }
}

export function saveWork(storage: Storage, work: SavedWork): void {
  if (work.topic === '' && work.post === null) storage.removeItem(KEY);
  else storage.setItem(KEY, JSON.stringify(work));
}

function isWork(value: unknown): value is SavedWork {
  const { topic, post } = (value ?? {}) as Partial<SavedWork>;
  return (
    typeof topic === 'string' &&
    (post === null || (typeof post?.text === 'string' && Array.isArray(post.hashtags)))
  );
}
