import type { HashtagGroupWords } from '@carillon/contracts/http/posts/hashtag-group.ts';
import type { TemplateWords } from '@carillon/contracts/http/posts/template.ts';
import { createNamedItemStore, type NamedItemStore } from '@carillon/kit/named/named-items.ts';
import type mongoose from 'mongoose';

export type TemplateStore = NamedItemStore<TemplateWords>;
export type HashtagGroupStore = NamedItemStore<HashtagGroupWords>;

export const createTemplateStore = (connection: mongoose.Connection): TemplateStore =>
  createNamedItemStore(connection, {
    model: 'Template',
    collection: 'templates',
    fields: { text: { type: String, required: true }, hashtags: [String] },
  });

export const createHashtagGroupStore = (connection: mongoose.Connection): HashtagGroupStore =>
  createNamedItemStore(connection, {
    model: 'HashtagGroup',
    collection: 'hashtag_groups',
    fields: { hashtags: [String] },
  });
