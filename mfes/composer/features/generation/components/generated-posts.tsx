import type {
  GeneratedPost,
  GeneratedPosts as GeneratedResult,
} from '@carillon/contracts/http/ai/generated-posts.ts';
import type { DraftContent } from '@carillon/contracts/http/posts/draft.ts';
import { removedText, writerText } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { purposeText } from '../../../lib/purpose-text.ts';

interface GeneratedPostsProps {
  readonly generated: GeneratedResult;
  /** The selected one in its current form, if that differs. */
  readonly edited: DraftContent['post'];
  /** Takes the focus when they arrive. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  onSelect(post: GeneratedPost): void;
}

/** Generated posts to choose from, and who wrote them. */
export function GeneratedPosts({ generated, edited, heading, onSelect }: GeneratedPostsProps): ReactNode {
  const { posts, writer } = generated;
  return (
    <section className="page" style={{ gap: 16 }} aria-labelledby="generated">
      <div>
        <h2
          ref={heading}
          id="generated"
          tabIndex={-1}
          aria-describedby="generated-line"
          // The bar above stays in place.
          style={{ fontSize: 20, scrollMarginTop: 72 }}
        >
          <Trans>Generated Posts</Trans>
        </h2>
        <p id="generated-line" className="muted" role="status">
          {plural({ count: posts.length }, { one: '# post.', other: '# posts.' })} {writerText(writer)}{' '}
          <Trans>Pick one and edit it.</Trans>
        </p>
      </div>
      <div className="composer-grid">
        {posts.map((post, at) => {
          const ownEdit = edited?.source === post.content ? edited : null;
          const removed = removedText(post.removed);
          return (
            <article key={post.content} className="panel composer-generated">
              <p className="muted">
                {ownEdit ? t`${{ purpose: purposeText(post) }} · edited by you` : purposeText(post)}
              </p>
              <p className={ownEdit ? 'composer-content own' : 'composer-content'}>
                {ownEdit?.text ?? post.content}
              </p>
              {removed && !ownEdit && <p className="muted composer-removed">{removed}</p>}
              <p className="composer-tags">{(ownEdit ?? post).hashtags.map((tag) => `#${tag}`).join(' ')}</p>
              <Button onClick={() => onSelect(post)} aria-label={t`Select post ${{ number: at + 1 }}`}>
                <Trans>Select</Trans>
              </Button>
            </article>
          );
        })}
      </div>
    </section>
  );
}
