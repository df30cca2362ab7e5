import { NATURES, type Nature } from './kinds.ts';
import { findKind } from './patterns/all.ts';
import type { Patterns } from './patterns/patterns.ts';

const NAMED = NATURES.filter((nature) => nature !== 'general');

/**
 * The kind of work that a business does: software for hospitals is software, a library's repair café a cause, a
 * photographer of weddings no venue.
 */
export const natureOf = (businessType: string, all: readonly Patterns[]): Nature =>
  findKind(businessType, NAMED, ({ natures }, nature) => natures[nature], all) ?? 'general';
