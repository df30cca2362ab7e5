import { mastodon } from '@carillon/contracts/networks/mastodon.ts';

export const NETWORK = mastodon.name;
