import type { CreatedPosts } from '@carillon/contracts/http/ai/create-posts.ts';
import type { UserStorage } from '@carillon/sdk/index.ts';
import type { EditedPost } from './draft.ts';
import type { PostRequest } from './request.ts';
import type { Wishes } from './targets.ts';

const STEPS = ['topic', 'edit', 'publish', 'schedule'] as const;
/** What is open in front of the page. */
export type Step = (typeof STEPS)[number];

/** What survives a reload and a trip to a network's consent page. */
export interface SavedWork {
  readonly topic: string;
  readonly post: EditedPost | null;
  /** What was sent last and is not known to be out. */
  readonly request: PostRequest | null;
  /** What other tabs sent, and what is not known here to have come to its end. */
  readonly heard: readonly PostRequest[];
  readonly step: Step;
  readonly wishes: Wishes;
  /** The names of the files; they themselves are kept beside it, where the browser does that. */
  readonly files: readonly string[];
  readonly created: CreatedPosts | null;
  /** The draft that `post` was made from, and what became of others. */
  readonly source: string | null;
  readonly left: readonly (readonly [string | null, EditedPost])[];
}

export const WORK_KEY = 'composerWork';
export const NOTHING: SavedWork = {
  topic: '',
  post: null,
  request: null,
  heard: [],
  step: 'topic',
  wishes: {},
  files: [],
  created: null,
  source: null,
  left: [],
};

export const loadWork = (storage: UserStorage): SavedWork => readWork(storage.get(WORK_KEY));

/** What is spoilt counts as nothing. */
export function readWork(text: string | null): SavedWork {
  try {
    const saved: unknown = JSON.parse(text ?? 'null');
    return isWork(saved) ? completed(saved) : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** As text to keep; null when there is nothing to keep. */
export const textOf = (work: SavedWork): string | null =>
  work.topic === '' && work.post === null && work.files.length === 0 && work.created === null
    ? null
    : JSON.stringify(work);

export function saveWork(storage: UserStorage, work: SavedWork): void {
  const text = textOf(work);
  if (text === null) storage.remove(WORK_KEY);
  else if (text !== storage.get(WORK_KEY)) storage.set(WORK_KEY, text);
}

/** With what an earlier version of the page, or one that was cut short, left out. */
function completed(saved: OldWork): SavedWork {
  const { post, step = post ? 'edit' : 'topic' } = saved;
  return {
    ...NOTHING,
    ...saved,
    request: saved.request ?? null,
    created: isCreated(saved.created) ? saved.created : null,
    // A time of day that was being chosen is not kept, so its dialog is not opened over the one before.
    step: post === null ? 'topic' : step === 'schedule' ? 'publish' : step,
  };
}

type OldWork = Pick<SavedWork, 'topic' | 'post'> & Partial<SavedWork>;

function isWork(value: unknown): value is OldWork {
  const { topic, post, request, heard, step, wishes, files, source, left } = (value ??
    {}) as Partial<SavedWork>;
  return (
    typeof topic === 'string' &&
    (post === null || isPost(post)) &&
    (request == null || isRequest(request)) &&
    (heard === undefined || (Array.isArray(heard) && heard.every(isRequest))) &&
    (step === undefined || STEPS.includes(step)) &&
    (wishes === undefined || (typeof wishes === 'object' && wishes !== null)) &&
    (files === undefined || (Array.isArray(files) && files.every((name) => typeof name === 'string'))) &&
    (source == null || typeof source === 'string') &&
    (left === undefined || (Array.isArray(left) && left.every((one) => isPost(one?.[1]))))
  );
}

const isCreated = (created: CreatedPosts | null | undefined): created is CreatedPosts =>
  created?.success === true && Array.isArray(created.posts);

const isPost = (post: EditedPost | undefined): boolean =>
  typeof post?.text === 'string' && Array.isArray(post.hashtags);

const isRequest = ({ key, meant, text, open }: PostRequest): boolean =>
  [key, meant, text].every((one) => typeof one === 'string') && typeof open === 'boolean';
