import { hasHashtag, normalizeHashtag } from '@carillon/contracts/domain/hashtags.ts';
import { Button, CloseIcon, deferred, Input } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type EditedPost, finalText, withHashtag, withoutHashtag } from '../../../lib/edited-post.ts';
import { rankDefaults } from '../model/default-hashtags.ts';
import type { HashtagGroupsProps } from './hashtag-groups.tsx';

/** Loaded with the panel. */
const HashtagGroups = deferred<HashtagGroupsProps>(
  async () => (await import('./hashtag-groups.tsx')).HashtagGroups,
  () => null,
);

interface HashtagPanelProps {
  readonly post: EditedPost;
  readonly trending: readonly string[];
  onChange(post: EditedPost): void;
}

/** Own tags, the ones that are chosen, and tags to take: trending ones of the server, else default ones that fit. */
export function HashtagPanel({ post, trending, onChange }: HashtagPanelProps): ReactNode {
  const [input, setInput] = useState('');
  const [note, setNote] = useState('');
  const { fitting, others } = rankDefaults(finalText(post));
  // Selected hashtags are above; an empty section needs no heading.
  const hasMore = trending.some((tag) => !hasHashtag(post.hashtags, tag));
  const add = (event: FormEvent): void => {
    event.preventDefault();
    setNote(noteOn(input, post.hashtags));
    onChange(withHashtag(post, input));
    setInput('');
  };
  return (
    <div className="composer-field">
      <form className="composer-row" onSubmit={add}>
        <Input
          aria-label={t`Your own hashtag`}
          placeholder={t`Add your own hashtag`}
          value={input}
          onChange={(event) => setInput(event.target.value)}
        />
        <Button htmlType="submit">
          <Trans>Add</Trans>
        </Button>
      </form>
      <p role="status" className="composer-help">
        {note}
      </p>
      <h3>
        <Trans>Selected</Trans>
      </h3>
      {post.hashtags.length === 0 && (
        <p className="muted">
          <Trans>None yet. Hashtags you choose are added below your text.</Trans>
        </p>
      )}
      <ul className="composer-chips" aria-label={t`Selected hashtags`}>
        {post.hashtags.map((tag) => (
          <li key={tag}>
            <button
              type="button"
              aria-label={t`Remove #${tag}`}
              onClick={() => onChange(withoutHashtag(post, tag))}
            >
              #{tag} <CloseIcon size={14} />
            </button>
          </li>
        ))}
      </ul>
      <HashtagGroups post={post} onChange={onChange} />
      <h3>{hasMore ? t`Trending` : t`Suggested`}</h3>
      {!hasMore && fitting.length === 0 && (
        <p className="muted">
          <Trans>No matching hashtags found. Add your own above.</Trans>
        </p>
      )}
      <Tags
        label={hasMore ? t`Trending hashtags` : t`Suggested hashtags`}
        tags={hasMore ? trending : fitting}
        post={post}
        onChange={onChange}
      />
      {!hasMore && (
        <details className="composer-others">
          <summary>
            <Trans>Well-being hashtags</Trans>
          </summary>
          <Tags label={t`Well-being hashtags`} tags={others} post={post} onChange={onChange} />
        </details>
      )}
    </div>
  );
}

interface TagsProps {
  readonly label: string;
  readonly tags: readonly string[];
  readonly post: EditedPost;
  onChange(post: EditedPost): void;
}

/** Suggested hashtags, without those already used. */
const Tags = ({ label, tags, post, onChange }: TagsProps): ReactNode => (
  <ul className="composer-chips" aria-label={label}>
    {tags
      .filter((tag) => !hasHashtag(post.hashtags, tag))
      .map((tag) => (
        <li key={tag}>
          <button type="button" onClick={() => onChange(withHashtag(post, tag))}>
            #{tag}
          </button>
        </li>
      ))}
  </ul>
);

/** Explains what happened to a typed tag, where that may surprise. */
function noteOn(input: string, tags: readonly string[]): string {
  const tag = normalizeHashtag(input);
  const typed = input.replace(/^\s*[#＃]/, '').replace(/\s+/g, '');
  if (typed === '') return t`Type a word to add.`;
  if (tag === '') return t`#${typed} wasn’t added. Hashtags need at least one letter.`;
  if (hasHashtag(tags, tag)) return t`#${tag} is already selected.`;
  if (tag === typed) return '';
  return t`Added as #${tag}. Hashtags can only contain letters, digits and underscores.`;
}
