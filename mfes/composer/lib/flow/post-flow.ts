import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { CreatedPosts } from '@carillon/contracts/http/ai/create-posts.ts';
import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import type { Outcome } from '../ask-server.ts';
import type { CheckedFiles } from '../check-files.ts';
import { type EditedPost, finalText } from '../draft.ts';
import { addFiles } from '../media.ts';
import type { PostRequest } from '../request.ts';
import { NOTHING, type SavedWork, type Step } from '../saved-work.ts';
import type { Wishes } from '../targets.ts';

/** A post on its way from a topic to what came of it. */
export interface PostFlow {
  readonly topic: string;
  readonly post: EditedPost | null;
  /** What was sent last and is not known to be out. */
  readonly request: PostRequest | null;
  /** What other tabs sent, and what is not known here to have come to its end. */
  readonly heard: readonly PostRequest[];
  readonly media: readonly File[];
  /** Files that were chosen and are still looked into: nothing is sent without them. */
  readonly checking: readonly (readonly File[])[];
  /** Why files that were chosen last are not among them. */
  readonly problems: readonly string[];
  /** Names of files that were there before a reload, and that the browser did not keep. */
  readonly lost: readonly string[];
  /** The draft that `post` was made from, by its content; null when it was written without one. */
  readonly source: string | null;
  /** What became of drafts that were opened and left for another, by their source. */
  readonly left: ReadonlyMap<string | null, EditedPost>;
  readonly created: CreatedPosts | null;
  readonly step: Step;
  readonly wishes: Wishes;
  readonly sent: { readonly postId: string; readonly results: PublicationView[] } | null;
}

export type PostAction =
  | { readonly type: 'described'; readonly topic: string }
  | { readonly type: 'chosen'; readonly chosen: readonly File[] }
  /** Which of the chosen files are good, and what is wrong with the others. */
  | ({ readonly type: 'added'; readonly chosen: readonly File[] } & CheckedFiles)
  | { readonly type: 'removed'; readonly file: File }
  /** The post is to go on without the files that are lost. */
  | { readonly type: 'gaveUp' }
  | { readonly type: 'generated'; readonly created: CreatedPosts }
  /** A draft, or one's own words; what was made of it before is there again. */
  | { readonly type: 'opened'; readonly source: string | null; readonly post: EditedPost }
  /** One's own words for another post; what was written before is kept beside it. */
  | { readonly type: 'wroteNew'; readonly post: EditedPost }
  | { readonly type: 'edited'; readonly post: EditedPost }
  | { readonly type: 'went'; readonly step: Step }
  | { readonly type: 'wished'; readonly platform: PlatformName; readonly wish: Wishes[PlatformName] }
  | { readonly type: 'requested'; readonly request: PostRequest | null }
  | { readonly type: 'sent'; readonly outcome: Outcome }
  /** Another tab sends this. */
  | { readonly type: 'heard'; readonly request: PostRequest }
  /** Nothing more comes of what was sent before with these words. */
  | { readonly type: 'settled'; readonly text: string }
  /** What came of an open request, and how the page was when that was first asked. */
  | {
      readonly type: 'found';
      readonly key: string;
      readonly outcome: Outcome;
      readonly since: PostFlow;
    }
  | { readonly type: 'startedAgain' };

/** Where the user was, with the files that the browser kept. */
export function flowFrom(saved: SavedWork, media: readonly File[] = []): PostFlow {
  const { files, left, ...rest } = saved;
  const lost = without(files, media);
  return { ...rest, media, checking: [], problems: [], lost, left: new Map(left), sent: null };
}

/** What is kept of it. */
export const workOf = (flow: PostFlow): SavedWork => {
  const { topic, post, request, heard, step, wishes, created, source } = flow;
  const files = [...[...flow.media, ...flow.checking.flat()].map(({ name }) => name), ...flow.lost];
  return { topic, post, request, heard, step, wishes, files, created, source, left: [...flow.left] };
};

const without = (names: readonly string[], files: readonly File[]): string[] =>
  names.filter((name) => !files.some((file) => file.name === name));

export function reducePost(flow: PostFlow, action: PostAction): PostFlow {
  switch (action.type) {
    case 'described':
      return { ...flow, topic: action.topic };
    case 'chosen':
      return { ...flow, checking: [...flow.checking, action.chosen] };
    case 'added':
      return added(flow, action.chosen, action);
    case 'removed':
      return { ...flow, media: flow.media.filter((file) => file !== action.file), problems: [] };
    case 'gaveUp':
      return { ...flow, lost: [] };
    case 'generated':
      return { ...flow, created: action.created };
    case 'opened':
      return opened(flow, action.source, action.post);
    case 'wroteNew':
      return { ...flow, left: setAside(flow), source: null, post: action.post, step: 'edit' };
    case 'edited':
      return { ...flow, post: action.post };
    case 'went':
      return { ...flow, step: action.step };
    case 'wished':
      return { ...flow, wishes: wished(flow.wishes, action.platform, action.wish) };
    case 'requested':
      return { ...flow, request: action.request };
    case 'sent':
      return sent(flow, action.outcome);
    case 'found':
      return found(flow, action);
    case 'heard':
      return { ...flow, heard: [...unheard(flow, (one) => one.key === action.request.key), action.request] };
    case 'settled':
      return { ...flow, heard: unheard(flow, (one) => one.text === action.text) };
    case 'startedAgain':
      return { ...flow, sent: null };
  }
}

/** Files that were chosen for a post that is sent meanwhile are not for the next one. */
function added(flow: PostFlow, chosen: readonly File[], checked: CheckedFiles): PostFlow {
  if (!flow.checking.includes(chosen)) return flow;
  const checking = flow.checking.filter((one) => one !== chosen);
  const { files, problems } = addFiles(flow.media, checked.files);
  const lost = without(flow.lost, files);
  return { ...flow, checking, media: files, problems: [...problems, ...checked.problems], lost };
}

function opened(flow: PostFlow, source: string | null, fresh: EditedPost): PostFlow {
  const left = writings(flow);
  return { ...flow, left, source, post: left.get(source) ?? fresh, step: 'edit' };
}

/** Everything that was written or opened for this post, by the draft that it came from. */
export const writings = ({ left, source, post }: PostFlow): Map<string | null, EditedPost> =>
  new Map(post ? [...left, [source, post]] : left);

/** What can be gone on with besides the post. */
export const otherWritings = ({ left, source }: PostFlow): [string | null, EditedPost][] =>
  [...left].filter(([from, { text }]) => from !== source && text.trim() !== '');

/** All writings, with room for other words of one's own. */
function setAside(flow: PostFlow): Map<string | null, EditedPost> {
  const left = writings(flow);
  const own = left.get(null);
  left.delete(null);
  if (!own || own.text.trim() === '') return left;
  let name = own.text;
  while (left.has(name)) name += ' ';
  return left.set(name, own);
}

const wished = (wishes: Wishes, platform: PlatformName, wish: Wishes[PlatformName]): Wishes => ({
  ...wishes,
  [platform]: { ...wishes[platform], ...wish },
});

/** The page is clear for the next post, unless what is on it has not been sent. The same words again are a new post. */
function sent(flow: PostFlow, { postId, results, earlier, key }: Outcome): PostFlow {
  const outcome = { postId, results };
  if (!earlier) return { ...flowFrom(NOTHING), sent: outcome };
  const heard = unheard(flow, (one) => one.key === key);
  return { ...flow, request: null, heard, step: 'topic', sent: outcome };
}

/** A request whose answer was lost turns out to have been taken. What was written since is kept. */
function found(flow: PostFlow, { key, outcome, since }: Extract<PostAction, { type: 'found' }>): PostFlow {
  if (flow.request?.key !== key) return flow;
  const changed =
    (flow.post !== null && finalText(flow.post) !== flow.request.text) ||
    flow.topic !== since.topic ||
    flow.media !== since.media ||
    flow.created !== since.created;
  return sent(flow, { ...outcome, earlier: changed });
}

const MOST_HEARD = 20;

const unheard = ({ heard }: PostFlow, which: (one: PostRequest) => boolean): PostRequest[] =>
  heard.filter((one) => !which(one)).slice(-MOST_HEARD);
