import { PLATFORM_NAMES, PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import type { DraftContent } from '@carillon/contracts/http/posts/draft.ts';
import { EMPTY } from './content.ts';

/** All that is written in a draft as one text, to paste elsewhere. */
export function textOf({ topic, post }: DraftContent): string {
  const versions = PLATFORM_NAMES.flatMap((network) => {
    const text = post?.versions[network];
    return text ? [`${PLATFORMS[network].label}:\n${text}`] : [];
  });
  const tags = post?.hashtags.filter((tag) => !post.text.includes(`#${tag}`)).map((tag) => `#${tag}`) ?? [];
  const parts = [post?.text || topic, ...versions, post?.first_comment?.text ?? '', tags.join(' ')];
  return parts.filter((part) => part.trim() !== '').join('\n\n');
}

/** The content for another workspace, which has neither its files nor its accounts nor its brand voice. */
export const contentElsewhere = ({ topic, details, generated, post }: DraftContent): DraftContent => ({
  ...EMPTY,
  topic,
  details,
  generated,
  post,
  step: post ? 'edit' : 'topic',
});
