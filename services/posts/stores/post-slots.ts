import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import { ignoreDuplicate, type PostModel, type PostRow } from './post-row.ts';

export interface SlotHolder {
  readonly postId: string;
  /** All that the post has. */
  readonly slots: readonly string[];
  /** When it took the last one. */
  readonly takenAt: Date;
  /** Whether its publications are written. */
  readonly expanded: boolean;
}

/** The posting slots that posts of the queue have. */
export interface PostSlots {
  /** The posts that have any of these posting slots. */
  slotHolders(keys: readonly string[]): Promise<readonly SlotHolder[]>;
  /** Gives a post another slot. False if another post has it, or if there is no such post. */
  takeSlot(id: string, key: string, now: Date): Promise<boolean>;
  /** @param takenAt only while it has taken none since */
  freeSlots(id: string, keys: readonly string[], takenAt?: Date): Promise<void>;
}

export const postSlots = (model: PostModel): PostSlots => ({
  async slotHolders(keys) {
    // Phrased to match the index, which only contains strings: an empty list would conflict with another one.
    const rows = await model
      .find(
        { slots: { $type: 'string' }, $and: [{ slots: { $in: [...keys] } }] },
        { slots: 1, slotsAt: 1, expanded: 1 },
      )
      .lean<Pick<PostRow, '_id' | 'slots' | 'slotsAt' | 'expanded'>[]>();
    return rows.map(({ _id: postId, slots = [], slotsAt = new Date(0), expanded }) => ({
      postId,
      slots,
      takenAt: slotsAt,
      expanded,
    }));
  },
  async takeSlot(id, key, now) {
    const take = () => model.updateOne({ _id: id }, { $addToSet: { slots: key }, $set: { slotsAt: now } });
    const result = await despiteConflicts(take).catch(ignoreDuplicate);
    return result?.matchedCount === 1;
  },
  async freeSlots(id, keys, takenAt) {
    const filter = takenAt ? { _id: id, slotsAt: takenAt } : { _id: id };
    await despiteConflicts(() => model.updateOne(filter, { $pull: { slots: { $in: [...keys] } } }));
  },
});
