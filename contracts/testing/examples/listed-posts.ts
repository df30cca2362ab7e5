import type { UserPost } from '../../http/posts/list-user-posts.ts';
import { type PublicationView, publicationView } from '../../http/posts/publication-view.ts';
import { ON_LINKEDIN, queuedPublication, scheduled } from './publications.ts';

interface PostWords {
  readonly created_at: string;
  readonly text: string;
}

/** A scheduled post in the list of posts. */
export const listedFacebookPost = (post: string, words: PostWords): UserPost =>
  listPost(post, words, scheduled(post));

export const listedLinkedinPost = (post: string, words: PostWords): UserPost =>
  listPost(post, words, scheduled(post, '2030-01-02T10:00:00.000Z', ON_LINKEDIN));

/** A post that was published at once. */
export const listedPublishedPost = (post: string, words: PostWords, published_at: string): UserPost => ({
  ...listPost(post, words, queuedPublication(post, words.created_at, ON_LINKEDIN)),
  status: 'published',
  published_at,
  post_url: 'http://localhost:44309/sandbox/linkedin/feed/update/urn:li:share:7293494291055404857/',
  response_post_id: 'urn:li:share:7293494291055404857',
});

/** A publication's state, as far as a list shows it. */
const publicationFacts = publicationView.omit({
  platform_id: true,
  from_queue: true,
  series_id: true,
  failed_at: true,
  reason_code: true,
  network_message: true,
  first_comment: true,
});

const listPost = (post_id: string, { created_at, text }: PostWords, view: PublicationView): UserPost => ({
  ...publicationFacts.parse(view),
  post_id,
  created_at,
  initial_description: '',
  AI_generated_description: text,
  response_post_id: null,
  picture: null,
  edited_at: null,
});
