import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Post } from '../api/use-post.ts';

/** The words and the pictures. With `text` null the targets have different words, and each shows its own. */
export function PostContent({ post, text }: { post: Post; text: string | null }): ReactNode {
  const [media] = post.results.map((one) => one.media).toSorted((a, b) => b.length - a.length);
  const topic = post.initial_description.trim();
  return (
    <section className="panel dash-words" aria-labelledby="words">
      <h2 id="words">
        <Trans>Text</Trans>
      </h2>
      {text === null ? (
        <p className="muted">
          <Trans>Each network has its own text, shown below.</Trans>
        </p>
      ) : (
        <p className="dash-content">
          {text || (
            <span className="muted">
              <Trans>This post has no text.</Trans>
            </span>
          )}
        </p>
      )}
      {media && media.length > 0 && <Media media={media} />}
      {topic && topic !== text && (
        <p className="muted dash-small">
          <Trans>Topic: {topic}</Trans>
        </p>
      )}
    </section>
  );
}

function Media({ media }: { media: Post['results'][number]['media'] }): ReactNode {
  const keptMedia = media.flatMap(({ kind, url, alt_text }) => (url ? [{ kind, url, alt_text }] : []));
  if (keptMedia.length === 0)
    return (
      <p className="muted">
        {plural(
          { count: media.length },
          {
            one: 'Its image or video is no longer stored in Carillon.',
            other: 'Its # images are no longer stored in Carillon.',
          },
        )}
      </p>
    );
  return (
    <ul className="dash-media">
      {keptMedia.map(({ kind, url, alt_text }, at) => (
        <li key={url}>
          {kind === 'image' ? (
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              aria-label={openText(at + 1, keptMedia.length, alt_text)}
            >
              <img src={url} alt={alt_text || t`${{ number: at + 1 }} of ${{ count: keptMedia.length }}`} />
            </a>
          ) : (
            <video src={url} controls muted preload="metadata" aria-label={t`The post’s video`} />
          )}
        </li>
      ))}
    </ul>
  );
}

const openText = (number: number, count: number, alt: string): string =>
  alt ? t`Open image ${number} of ${count}: ${alt}` : t`Open image ${number} of ${count}`;
