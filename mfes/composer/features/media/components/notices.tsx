import type { ReactNode } from 'react';
import type { MediaItem } from '../../../lib/media-item.ts';
import { noticeText } from '../model/notice-text.ts';

/** Notices about changed files that the user may not expect. */
export function Notices({
  items,
}: {
  items: readonly Pick<MediaItem, 'id' | 'name' | 'notice'>[];
}): ReactNode {
  return items.map(
    ({ id, name, notice }) =>
      notice && (
        <p key={id} role="status" className="composer-help">
          {noticeText(notice, name)}
        </p>
      ),
  );
}
