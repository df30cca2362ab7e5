import type { ErrorName } from '@carillon/contracts/errors.ts';
import { ERRORS } from '@carillon/contracts/errors.ts';
import { type DraftContent, type DraftView, draftContent } from '@carillon/contracts/http/posts/draft.ts';
import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import type { ReviewView } from '@carillon/contracts/http/posts/review.ts';
import { ApiError } from '@carillon/sdk/index.ts';
import type { RenderRemoteOptions } from '@carillon/sdk/testing/render-remote.tsx';

/** The drafts and the media library of a server, as its contract has them. */
export interface FakePosts {
  readonly drafts: Map<string, DraftView>;
  /** Drafts that somebody else started. */
  readonly others: Set<string>;
  /** Posts that were made of drafts. */
  readonly sent: Set<string>;
  readonly answers: NonNullable<RenderRemoteOptions['answers']>;
  /** Its answers about reviews. */
  readonly reviews: NonNullable<RenderRemoteOptions['answers']>;
  /** Another device writes. */
  write(id: string, part: Partial<DraftContent>): DraftView;
}

type Reviewing = { params: { id: string }; body: { version: number; note?: string } };
type Call = { params: { id: string }; body: DraftContent & { version: number } };

export const apiError = (
  error: ErrorName,
  detail?: unknown,
  message: string = ERRORS[error].message,
): ApiError => new ApiError(ERRORS[error].status, { success: false, error, message, detail });

export function fakePosts(): FakePosts {
  const drafts = new Map<string, DraftView>();
  const others = new Set<string>();
  const library = new Map<string, MediaView>();
  const sentIds = new Set<string>();
  const dropped = new Set<string>();
  let clock = Date.parse('2026-11-22T06:00:00Z');
  const now = (): string => {
    clock += 1000;
    return new Date(clock).toISOString();
  };

  const put = (id: string, content: DraftContent): DraftView => {
    const before = drafts.get(id);
    const draft: DraftView = {
      ...draftContent.parse(content),
      id,
      version: (before?.version ?? 0) + 1,
      media: content.media_ids.flatMap((one) => library.get(one) ?? []),
      review: before?.review ?? null,
      created_at: before?.created_at ?? now(),
      updated_at: now(),
    };
    drafts.set(id, draft);
    return draft;
  };
  const guard = (id: string): void => {
    if (sentIds.has(id)) throw apiError('draft_sent', { post_id: id });
  };
  const same = (draft: DraftView, content: DraftContent): boolean =>
    JSON.stringify(draftContent.parse(draft)) === JSON.stringify(draftContent.parse(content));

  const reviewed = (status: ReviewView['status']) => (call: Reviewing) => {
    const { params, body } = call;
    const draft = drafts.get(params.id);
    if (!draft || draft.version !== body.version) throw apiError('draft_changed', { draft: draft ?? null });
    const note = body.note ?? null;
    const review: ReviewView = {
      status,
      version: draft.version + 1,
      requested_by: 'u1',
      requested_at: now(),
      decided_by: null,
      decided_at: null,
      ...(status === 'requested' ? { request_note: note, note: null } : { request_note: null, note }),
    };
    const next = { ...draft, version: draft.version + 1, review };
    drafts.set(params.id, next);
    return { success: true, draft: next };
  };

  return {
    drafts,
    others,
    sent: sentIds,
    reviews: {
      'posts.requestApproval': reviewed('requested'),
      'posts.requestChanges': reviewed('changes_requested'),
      'posts.approveDraft': reviewed('approved'),
    },
    write: (id, part) => put(id, { ...draftContent.parse(drafts.get(id) ?? {}), ...part }),
    answers: {
      'posts.saveDraft': ({ params: { id }, body: { version, ...content } }: Call) => {
        guard(id);
        const draft = drafts.get(id);
        if (dropped.has(id)) throw apiError('draft_changed', { draft: null });
        if ((draft?.version ?? 0) === version) return { success: true, draft: put(id, content) };
        if (draft?.version === version + 1 && same(draft, content)) return { success: true, draft };
        throw apiError('draft_changed', { draft: draft ?? null });
      },
      'posts.getDraft': ({ params: { id } }: Call) => {
        guard(id);
        const draft = drafts.get(id);
        if (!draft) throw apiError('not_found');
        return { success: true, draft };
      },
      'posts.listDrafts': () => ({
        success: true,
        next: null,
        drafts: [...drafts.values()]
          .filter(({ id }) => !sentIds.has(id))
          .sort((a, b) => b.updated_at.localeCompare(a.updated_at))
          .map(({ media, post, ...draft }) => ({
            ...draft,
            created_by: others.has(draft.id) ? 'u2' : 'u1',
            text: post?.text ?? '',
            platforms: [],
            picture: media[0] ?? null,
          })),
      }),
      'posts.deleteDraft': ({ params: { id } }: Call) => {
        drafts.delete(id);
        dropped.add(id);
        return { success: true };
      },
      'posts.uploadMedia': ({ form }: { form: FormData }) => {
        const file = form.get('file') as File;
        const media: MediaView = {
          id: String(form.get('id')),
          name: file.name,
          type: file.type,
          bytes: file.size,
          kind: file.type.startsWith('video/') ? 'video' : 'image',
          width: 1,
          height: 1,
          alt_text: '',
          duration_ms: null,
          url: `/media/${file.name}`,
          created_at: now(),
        };
        library.set(media.id, media);
        return { success: true, media };
      },
      'posts.describeMedia': ({ params, body }: { params: { id: string }; body: Partial<MediaView> }) => {
        const media = library.get(params.id);
        if (!media) throw apiError('not_found');
        library.set(media.id, { ...media, ...body });
        return { success: true, media: { ...media, ...body } };
      },
      'posts.cropMedia': ({
        params,
        body,
      }: {
        params: { id: string };
        body: { new_id: string; width: number; height: number };
      }) => {
        const media = library.get(params.id);
        if (!media) throw apiError('not_found');
        const cropped = { ...media, id: body.new_id, width: body.width, height: body.height };
        library.set(cropped.id, cropped);
        return { success: true, media: cropped };
      },
      'posts.listMedia': ({ query = {} }: { query?: { kind?: string; search?: string } }) => ({
        success: true,
        media: [...library.values()]
          .filter(({ kind }) => !query.kind || kind === query.kind)
          .filter(({ name, alt_text }) => `${name} ${alt_text}`.includes(query.search ?? ''))
          .reverse(),
        next: null,
        used_bytes: 3_400_000,
        quota_bytes: 5_000_000_000,
      }),
      'posts.getMediaUses': ({ params }: { params: { id: string } }) => ({
        success: true,
        more: false,
        uses: [...drafts.values()]
          .filter(({ media_ids }) => media_ids.includes(params.id))
          .map(({ id, topic, updated_at }) => ({ id, kind: 'draft', text: topic, at: updated_at })),
      }),
      'posts.deleteMedia': ({ params }: { params: { id: string } }) => {
        if ([...drafts.values()].some(({ media_ids }) => media_ids.includes(params.id)))
          throw apiError('conflict', undefined, 'This file is used in a draft. Remove it there first.');
        library.delete(params.id);
        return { success: true };
      },
      'posts.listTemplates': () => ({ success: true, templates: [] }),
      'posts.listHashtagGroups': () => ({ success: true, groups: [] }),
      'posts.getPost': () => {
        throw apiError('not_found');
      },
    },
  };
}
