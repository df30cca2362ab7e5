import { Button, Skeleton } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import type { Look } from './use-planned.ts';
import { whatHappens } from './what-happens.ts';

interface EffectProps {
  readonly look: Look;
  readonly from: string;
  readonly to: string;
  onAgain(): void;
}

/** What the move does to what is scheduled, before it is made. */
export const Effect = ({ look, from, to, onAgain }: EffectProps): ReactNode => (
  <section className="zone-effect" aria-live="polite" aria-busy={look === 'looking'}>
    <h3>What happens to what is scheduled</h3>
    {look === 'looking' ? (
      <Skeleton active title={false} paragraph={{ rows: 2 }} />
    ) : look === 'failed' ? (
      <p>
        What is scheduled could not be looked up just now. None of it moves, whatever zone you choose.{' '}
        <Button type="link" className="zone-use" onClick={onAgain}>
          Look again
        </Button>
      </p>
    ) : (
      <p>{from === to ? unmoved(look.count) : whatHappens(look, to, new Date())}</p>
    )}
  </section>
);

const unmoved = (count: number): string =>
  count === 0
    ? 'Nothing is scheduled ahead.'
    : `${count === 1 ? '1 post is' : `${count} posts are`} scheduled. None moves, whatever zone you choose.`;
