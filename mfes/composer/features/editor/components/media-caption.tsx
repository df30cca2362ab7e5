import { Button } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { type EditedPost, withText } from '../../../lib/edited-post.ts';

interface MediaCaptionProps {
  /** What the draft's writer would put beside a picture. */
  readonly caption: string;
  readonly post: EditedPost;
  readonly hasMedia: boolean;
  onChange(post: EditedPost): void;
}

/**
 * A caption for the picture, which the networks have no other place for than the text beside it: taken, it is the
 * text's first line, to be edited there. Where there is no picture yet, it says which would fit.
 */
export function MediaCaption({ caption, post, hasMedia, onChange }: MediaCaptionProps): ReactNode {
  if (caption.trim() === '' || post.text.includes(caption)) return null;
  if (!hasMedia) return <p className="muted">Add a picture: {caption}</p>;
  return (
    <section className="composer-caption" aria-label="Caption for your media">
      <p>
        <span className="muted">Caption for your media: </span>
        {caption}
      </p>
      <Button onClick={() => onChange(withText(post, `${caption}\n\n${post.text}`.trimEnd()))}>
        Use as caption
      </Button>
    </section>
  );
}
