import { videoFaults } from '@carillon/contracts/domain/video-rules.ts';
import { videoFaultText } from '@carillon/contracts/domain/video-words.ts';
import { joinTexts } from '@carillon/contracts/words/join-texts.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import type { Publication } from '../domain/publication.ts';
import type { MediaLibrary } from '../media/library.ts';
import { videoFactsOf } from '../media/video/video-facts-of.ts';
import { withMedia } from './with-media.ts';

/**
 * Checks a publication's videos once more before they are sent: rules change between planning and publishing, and
 * earlier versions didn't check.
 * @throws SocialError `permanent` if its network would reject one
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
    const [first, ...others] = faults.map((fault) => videoFaultText(platform, fault));
    if (first)
      throw new SocialError(joinTexts([first, ...others]), {
        kind: 'permanent',
        code: 'video_rule',
      });
  }
}
