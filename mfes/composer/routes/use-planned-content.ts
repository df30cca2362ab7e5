import { instantOf } from '@carillon/contracts/domain/local-time.ts';
import type { DraftContent } from '@carillon/contracts/http/posts/draft.ts';
import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import type { PlannedPost } from '@carillon/contracts/http/posts/planned-post.ts';
import {
  type Choice,
  choiceOf,
  dayIn,
  fullTime,
  localTimeIn,
  readChoice,
  shortTime,
  useAccountZone,
  useNow,
} from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { useMedia } from '../features/media/api/use-media.ts';

/**
 * Holds the edits of a planned post, only here until they are saved. The browser asks before such changes are left.
 */
export function usePlannedContent(plannedPost: PlannedPost) {
  const [content, setContent] = useState<DraftContent>(plannedPost.content);
  const [knownMedia, setKnownMedia] = useState(() => new Map(plannedPost.media.map((one) => [one.id, one])));
  const [isDescribed, setIsDescribed] = useState(false);
  const change = (part: Partial<DraftContent>): void => setContent((last) => ({ ...last, ...part }));
  const know = (one: MediaView): void => setKnownMedia((last) => new Map(last).set(one.id, one));
  const media = useMedia({
    ids: content.media_ids,
    known: knownMedia,
    onAdd(one) {
      know(one);
      setContent((last) => ({ ...last, media_ids: [...new Set([...last.media_ids, one.id])] }));
    },
    onDescribed: know,
    onChange: (media_ids) => change({ media_ids }),
  });
  const time = usePlannedTime(plannedPost);
  const filesChanged = isDescribed || content.media_ids.join() !== plannedPost.content.media_ids.join();
  const pending = media.items.length !== content.media_ids.length;
  const isChanged =
    filesChanged ||
    pending ||
    time.isChanged ||
    JSON.stringify({ ...content, media_ids: [] }) !==
      JSON.stringify({ ...plannedPost.content, media_ids: [] });

  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  return {
    content,
    change,
    time,
    isChanged,
    filesChanged,
    /** Known files of the post. */
    files: content.media_ids.flatMap((id) => knownMedia.get(id) ?? []),
    media: {
      ...media,
      describe(id: string, altText: string): void {
        setIsDescribed(true);
        media.describe(id, altText);
      },
    },
  };
}

/** When it is published: as scheduled, until another time is chosen, in the user's zone. */
function usePlannedTime({ content }: PlannedPost) {
  const zone = useAccountZone();
  const now = useNow();
  const [chosen, setChosen] = useState<Choice | null>(null);
  const at = instantOf(content.scheduled_time ?? '', content.timezone ?? zone) ?? now;
  const choice = chosen ?? choiceOf(localTimeIn(zone, at));
  const means = readChoice(choice, zone, now);
  const isChanged = chosen !== null && means.at?.getTime() !== at.getTime();
  return {
    zone,
    choice,
    means,
    isChanged,
    /** YYYY-MM-DD of the time that it has. */
    day: dayIn(zone, at),
    /** The time that it has, in words. */
    planned: t`Scheduled for ${{ when: fullTime(at, zone) }}`,
    words: shortTime((isChanged ? means.at : at) ?? at, zone, now),
    /** The schedule in a draft's format. */
    schedule: { mode: 'later', scheduled_time: means.local, timezone: zone } as const,
    choose: setChosen,
    keep: (): void => setChosen(null),
  };
}
