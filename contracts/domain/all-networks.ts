import { NETWORKS } from '@carillon/contracts/networks/networks.ts';
import { listText } from './list-text.ts';

const LABELS = NETWORKS.map(({ label }) => label);

/** All networks by name, for sentences: "Facebook, Instagram, and LinkedIn". */
export const ALL_NETWORKS = listText(LABELS);
/** The same with "or". */
export const ANY_NETWORK = listText(LABELS, 'or');
