import type { GeneratedPost } from '@carillon/contracts/http/ai/generated-posts.ts';
import { type Guarded, guardText, saysEnough } from '../../language/guard/guard-text.ts';
import { listRemoved } from '../../language/guard/list-removed.ts';
import { type DraftsInput, type DraftsOutput, draftsOutput } from './schema.ts';

/**
 * Removes from a model's drafts what neither the topic nor the details say; each draft lists what it lost. A draft
 * with too little left is dropped.
 * @throws z.ZodError if none is left
 */
export function guardDrafts(
  { drafts, trending }: DraftsOutput,
  { topic, details }: DraftsInput,
): DraftsOutput {
  const brief = [topic, ...Object.values(details ?? {})].join('\n');
  return draftsOutput.parse({
    drafts: drafts.map((draft) => guardDraft(draft, brief)).filter(({ content }) => saysEnough(content)),
    trending,
  });
}

function guardDraft(draft: GeneratedPost, brief: string): GeneratedPost {
  const content = guardText(brief, draft.content);
  const caption = guardText(brief, draft.mediaCaption);
  const versions = Object.entries(draft.versions ?? {}).map(
    ([name, text]) => [name, guardText(brief, text)] as const,
  );
  const all: readonly Guarded[] = [content, caption, ...versions.map(([, version]) => version)];
  const removed = listRemoved(all);
  return {
    ...draft,
    content: content.text,
    mediaCaption: caption.text,
    ...(versions.length > 0 && {
      versions: Object.fromEntries(versions.map(([name, { text }]) => [name, text || content.text])),
    }),
    ...(removed.length > 0 && { removed }),
  };
}
