import { bluesky } from '@carillon/contracts/networks/bluesky.ts';

export const { name: NETWORK, label: LABEL } = bluesky;
