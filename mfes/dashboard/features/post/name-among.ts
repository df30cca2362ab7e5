import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { PublicationDetail } from '@carillon/contracts/http/posts/publication-detail.ts';
import { isolateText } from '@carillon/sdk/index.ts';

type Named = Pick<PublicationDetail, 'platform' | 'target_name'>;

/** The network, and the page too where the post has several on that network. */
export const nameAmong = ({ platform, target_name }: Named, all: readonly Named[]): string =>
  all.filter((one) => one.platform === platform).length > 1
    ? `${labelOf(platform)} (${isolateText(target_name)})`
    : labelOf(platform);
