import type { BrandVoiceWords } from '@carillon/contracts/http/ai/brand-voice.ts';
import { createNamedItemStore, type NamedItemStore } from '@carillon/kit/named/named-items.ts';
import mongoose from 'mongoose';

export type BrandVoiceStore = NamedItemStore<BrandVoiceWords>;

/** A workspace's brand voices, each by its id and its name. */
export const createBrandVoiceStore = (connection: mongoose.Connection): BrandVoiceStore =>
  createNamedItemStore(connection, {
    model: 'BrandVoice',
    collection: 'brand_voices',
    fields: { details: { type: mongoose.Schema.Types.Mixed, required: true } },
  });
