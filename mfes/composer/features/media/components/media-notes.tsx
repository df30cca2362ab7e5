import { plural } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { MediaHandle } from '../api/use-media.ts';
import { FileProblem } from './file-problem.tsx';
import { Notices } from './notices.tsx';

/** Explains what prevents publishing the post with its files, in the dialogs that send it. */
export function MediaNotes({ media }: { media: MediaHandle }): ReactNode {
  const uploading = media.items.filter(({ state }) => state === 'uploading').length;
  return (
    <>
      {media.problems.map((problem) => (
        <p key={problem} role="alert" className="composer-error">
          {problem}
        </p>
      ))}
      {media.items.map((item) => (
        <FileProblem key={item.id} item={item} media={media} />
      ))}
      <Notices items={media.items} />
      {uploading > 0 && (
        <p role="status" className="muted">
          {plural(uploading, {
            one: 'Uploading a file. You can publish once it’s uploaded.',
            other: 'Uploading # files. You can publish once they’re uploaded.',
          })}
        </p>
      )}
    </>
  );
}
