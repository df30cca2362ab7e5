import { PLATFORM_NAMES, PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import type { DraftContent } from '@carillon/contracts/http/posts/draft.ts';
import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** What is written in a draft, to read. */
export function DraftText({ name, content }: { name: string; content: DraftContent }): ReactNode {
  const { topic, post, media_ids } = content;
  const files = media_ids.length;
  return (
    <section className="composer-version" aria-label={name}>
      <h3>{name}</h3>
      <p className="composer-content">
        {post?.text || topic || (
          <span className="muted">
            <Trans>No text</Trans>
          </span>
        )}
      </p>
      {post &&
        PLATFORM_NAMES.map((network) => {
          const text = post.versions[network];
          const { label } = PLATFORMS[network];
          return (
            text !== undefined && (
              <div key={network}>
                <h4>
                  <Trans>{label} only</Trans>
                </h4>
                <p className="composer-content">
                  {text || (
                    <span className="muted">
                      <Trans>No text</Trans>
                    </span>
                  )}
                </p>
              </div>
            )
          );
        })}
      {post && post.hashtags.length > 0 && (
        <p className="composer-tags">{post.hashtags.map((tag) => `#${tag}`).join(' ')}</p>
      )}
      {post && topic && topic !== post.text && (
        <p className="muted">
          <Trans>Topic: {topic}</Trans>
        </p>
      )}
      {files > 0 && <p className="muted">{plural(files, { one: '# file', other: '# files' })}</p>}
    </section>
  );
}
