import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { CreatedPosts } from '@carillon/contracts/http/ai/create-posts.ts';
import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import { type EditedPost, finalText } from '../draft.ts';
import type { PostRequest } from '../request.ts';
import type { SavedWork } from '../saved-work.ts';
import type { Outcome } from '../send-post.ts';
import type { Wishes } from '../targets.ts';

/** What is open in front of the page. */
export type Step = 'topic' | 'edit' | 'publish' | 'schedule';

/** A post on its way from a topic to what came of it. */
export interface PostFlow extends SavedWork {
  readonly media: readonly File[];
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
  | { readonly type: 'attached'; readonly media: readonly File[] }
  | { readonly type: 'generated'; readonly created: CreatedPosts }
  /** A draft, or one's own words; what was made of it before is there again. */
  | { readonly type: 'opened'; readonly source: string | null; readonly post: EditedPost }
  | { readonly type: 'edited'; readonly post: EditedPost }
  | { readonly type: 'went'; readonly step: Step }
  | { readonly type: 'wished'; readonly platform: PlatformName; readonly wish: Wishes[PlatformName] }
  | { readonly type: 'requested'; readonly request: PostRequest }
  | { readonly type: 'sent'; readonly outcome: Outcome }
  | { readonly type: 'found'; readonly key: string; readonly outcome: Outcome }
  | { readonly type: 'startedAgain' };

export const flowFrom = (saved: SavedWork): PostFlow => ({
  ...saved,
  media: [],
  source: null,
  left: new Map(),
  created: null,
  step: saved.post ? 'edit' : 'topic',
  wishes: {},
  sent: null,
});

export function reducePost(flow: PostFlow, action: PostAction): PostFlow {
  switch (action.type) {
    case 'described':
      return { ...flow, topic: action.topic };
    case 'attached':
      return { ...flow, media: action.media };
    case 'generated':
      return { ...flow, created: action.created };
    case 'opened':
      return opened(flow, action.source, action.post);
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
      return found(flow, action.key, action.outcome);
    case 'startedAgain':
      return { ...flow, sent: null };
  }
}

function opened(flow: PostFlow, source: string | null, fresh: EditedPost): PostFlow {
  const left = writings(flow);
  return { ...flow, left, source, post: left.get(source) ?? fresh, step: 'edit' };
}

/** Everything that was written or opened for this post, by the draft that it came from. */
export const writings = ({ left, source, post }: PostFlow): Map<string | null, EditedPost> =>
  new Map(post ? [...left, [source, post]] : left);

const wished = (wishes: Wishes, platform: PlatformName, wish: Wishes[PlatformName]): Wishes => ({
  ...wishes,
  [platform]: { ...wishes[platform], ...wish },
});

/** The page is clear for the next post, unless what is on it has not been sent. The same words again are a new post. */
function sent(flow: PostFlow, { postId, results, earlier }: Outcome): PostFlow {
  const outcome = { postId, results };
  return earlier
    ? { ...flow, request: null, step: 'topic', sent: outcome }
    : { ...flowFrom({ topic: '', post: null, request: null }), sent: outcome };
}

/** A request whose answer was lost turns out to have been taken. */
function found(flow: PostFlow, key: string, outcome: Outcome): PostFlow {
  if (flow.request?.key !== key) return flow;
  const changed = flow.post !== null && finalText(flow.post) !== flow.request.text;
  return sent(flow, { ...outcome, earlier: changed });
}
