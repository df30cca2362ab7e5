import type { Tools, WrittenDrafts } from '../tools.ts';

/**
 * The tools of one message for an engine, and for the one that stands in when it fails: drafts that were written for the
 * message, and paid, are what the second is given when it asks for some.
 * @param spare the second one's, which don't wait for the model that failed
 */
export function paidOnce(tools: Tools, spare: Tools): { readonly first: Tools; readonly instead: Tools } {
  let writtenDrafts: Promise<WrittenDrafts> | null = null;
  return {
    first: {
      ...tools,
      writeDrafts(topic, details) {
        writtenDrafts = tools.writeDrafts(topic, details);
        return writtenDrafts;
      },
    },
    instead: {
      ...spare,
      async writeDrafts(topic, details) {
        const drafts = await writtenDrafts?.catch(() => null);
        writtenDrafts = null;
        return drafts ?? spare.writeDrafts(topic, details);
      },
    },
  };
}
