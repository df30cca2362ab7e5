import type { PublishNote, PublishRequest } from '../capabilities/publish.ts';

/** A request that collects its notes. */
export function requesting(over: Partial<PublishRequest> = {}): PublishRequest & { notes: PublishNote[] } {
  const notes: PublishNote[] = [...(over.notes ?? [])];
  return {
    key: 'publication',
    targetId: 'target',
    access: { token: 'token' },
    text: 'Hello',
    media: [],
    firstAttemptAt: new Date('2026-11-21T10:00:00Z'),
    mayBeOut: false,
    isTaken: async () => false,
    note: async (note) => void notes.push(note),
    signal: new AbortController().signal,
    hasLease: () => true,
    ...over,
    notes,
  };
}

/** A file whose address is all that is asked for. */
export const fileAt = (kind: 'image' | 'video', url: string) => ({
  kind,
  url,
  mime: kind === 'image' ? 'image/jpeg' : 'video/mp4',
  bytes: 1,
  altText: null,
  open: async () => new Blob(['x']),
});

/** Creates the note of a reply. */
export const createNote = () => ({ key: crypto.randomUUID(), at: new Date() });
