import { videoFaults } from '@carillon/contracts/domain/video-rules.ts';
import { videoFaultText } from '@carillon/contracts/domain/video-words.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import type { Publication } from '../domain/publication.ts';
import type { MediaLibrary } from '../media/library.ts';
import { videoFactsOf } from '../media/video/video-facts-of.ts';
import { withMedia } from './with-media.ts';

/**
 * Looks at a publication's videos once more before they are sent: rules change between planning and publishing, and what
 * was planned by an earlier version was not checked.
 * @throws SocialError `permanent` when its network would refuse one
 */
export async function refuseVideo(
  media: Pick<MediaLibrary, 'localPath' | 'sizeOf'>,
  publication: Pick<Publication, 'platform' | 'media'>,
): Promise<void> {
  const { platform } = publication;
  for (const { kind, folder, file, bytes } of publication.media) {
    if (kind !== 'video') continue;
    const video = await withMedia(() => videoFactsOf(media, { folder, file }));
    const faults = video ? videoFaults(platform, { bytes, video }) : [];
    if (faults.length > 0)
      throw new SocialError(faults.map((fault) => videoFaultText(platform, fault)).join(' '), {
        kind: 'permanent',
        code: 'video_rule',
      });
  }
}
