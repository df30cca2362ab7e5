import type { SandboxContext } from '../context.ts';
import { linkedinFaults } from '../domain/linkedin-fault.ts';
import { sniff } from '../domain/sniff.ts';
import { brokenVideoRules } from '../domain/video-fault.ts';
import { partName, partSizes } from '../domain/video-parts.ts';

interface Finish {
  readonly video: string;
  readonly uploadToken: string;
  readonly uploadedPartIds: readonly string[];
}

/** Puts a video's parts together; they must be all there, and named in their order. */
export const finishVideo = async (
  { stores, now, settings }: SandboxContext,
  isOwn: (ownerId: string) => Promise<boolean>,
  { video, uploadToken, uploadedPartIds }: Finish,
): Promise<void> => {
  const id = video.replace('urn:li:video:', '');
  const media = await stores.media.get(id);
  if (!media?.promised || media.promised.token !== uploadToken || !(await isOwn(media.ownerId)))
    throw linkedinFaults.missing(video);
  if (media.stored) return;
  const parts = await stores.media.parts(id);
  const expected = partSizes(media.promised.bytes).map((_, index) => parts.get(index));
  if (expected.length !== uploadedPartIds.length || expected.some((etag, at) => etag !== uploadedPartIds[at]))
    throw linkedinFaults.invalid(
      'INVALID_PART_IDS',
      'The uploaded part ids are not those of all parts in order',
    );
  const names = expected.map((_, index) => partName(id, index));
  const saved = await stores.files.join(id, names);
  const sniffed = await sniff(saved.head);
  const isKept = await stores.media.arrived(id, {
    mime: sniffed?.mime ?? 'application/octet-stream',
    bytes: saved.bytes,
    fault:
      sniffed?.mime === 'video/mp4'
        ? brokenVideoRules('linkedin', saved.head, saved.bytes)
        : 'it is no MP4 video',
    readyAt: new Date(now().getTime() + settings.videoProcessingMs),
  }); // Parts sent again while the video was assembled, and a video removed meanwhile.
  await Promise.all([...names, ...(isKept ? [] : [id])].map((name) => stores.files.remove(name)));
  if (!isKept) throw linkedinFaults.missing(video);
};
