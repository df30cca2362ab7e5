import type { Network } from './network.ts';

/** Shown where people look for it; Carillon doesn't publish there. */
export const twitter: Pick<Network<'twitter'>, 'name' | 'label' | 'color' | 'icon'> = {
  name: 'twitter',
  label: 'X (Twitter)',
  color: '#1a7fc4',
  icon: {
    path: 'M19 7.7a5.6 5.6 0 0 1-1.65.45 2.9 2.9 0 0 0 1.27-1.6 5.7 5.7 0 0 1-1.83.7 2.88 2.88 0 0 0-4.9 2.62A8.17 8.17 0 0 1 5.96 6.9a2.88 2.88 0 0 0 .89 3.84 2.86 2.86 0 0 1-1.3-.36v.04a2.88 2.88 0 0 0 2.3 2.82 2.9 2.9 0 0 1-1.3.05 2.88 2.88 0 0 0 2.69 2A5.77 5.77 0 0 1 5 16.48a8.15 8.15 0 0 0 4.4 1.29c5.29 0 8.18-4.38 8.18-8.18v-.37A5.8 5.8 0 0 0 19 7.7z',
    drawn: 'filled',
  },
};
