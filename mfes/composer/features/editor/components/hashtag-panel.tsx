import { hasHashtag } from '@carillon/contracts/domain/hashtags.ts';
import { Button, CloseIcon, Input } from '@carillon/ui/index.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type EditedPost, withHashtag, withoutHashtag } from '../../../lib/draft.ts';

interface HashtagPanelProps {
  readonly post: EditedPost;
  readonly trending: readonly string[];
  onChange(post: EditedPost): void;
}

/** Own tags, trending tags, and the ones that are chosen. */
export function HashtagPanel({ post, trending, onChange }: HashtagPanelProps): ReactNode {
  const [input, setInput] = useState('');
  const add = (event: FormEvent): void => {
    event.preventDefault();
    onChange(withHashtag(post, input));
    setInput('');
  };
  return (
    <div className="composer-field">
      <form className="composer-row" onSubmit={add}>
        <Input
          aria-label="Own hashtag"
          placeholder="Add your own hashtag"
          value={input}
          onChange={(event) => setInput(event.target.value)}
        />
        <Button htmlType="submit">Add</Button>
      </form>
      <h3>Selected</h3>
      {post.hashtags.length === 0 && (
        <p className="muted">None yet. Chosen hashtags are added below your text.</p>
      )}
      <ul className="composer-chips" aria-label="Selected hashtags">
        {post.hashtags.map((tag) => (
          <li key={tag}>
            <button
              type="button"
              aria-label={`Remove #${tag}`}
              onClick={() => onChange(withoutHashtag(post, tag))}
            >
              #{tag} <CloseIcon size={14} />
            </button>
          </li>
        ))}
      </ul>
      <h3>Trending</h3>
      <ul className="composer-chips" aria-label="Trending hashtags">
        {trending
          .filter((tag) => !hasHashtag(post.hashtags, tag))
          .map((tag) => (
            <li key={tag}>
              <button type="button" onClick={() => onChange(withHashtag(post, tag))}>
                #{tag}
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
