import { Order, Outages } from './rollout.ts';

describe('Outages', () => {
  const awayAfter = (...lines: readonly (readonly [number, string])[]) => {
    const outages = new Outages();
    for (const [now, line] of lines) outages.take(line, now);
    return Object.fromEntries(outages.away());
  };

  it('adds up the times without a ready pod', () => {
    const away = awayAfter(
      [0, 'ADDED posts-x posts true true'],
      [100, 'MODIFIED posts-x posts true false'],
      [200, 'MODIFIED posts-x posts false'],
      [450, 'MODIFIED posts-x posts true'],
      [500, 'MODIFIED posts-x posts'],
      [510, 'MODIFIED posts-x posts true'],
    );
    expect(away).toEqual({ posts: 260 });
  });

  it('counts a ready pod in any slice of the Service', () => {
    const away = awayAfter(
      [0, 'ADDED posts-x posts true'],
      [10, 'ADDED posts-y posts true'],
      [20, 'DELETED posts-x posts true'],
      [30, 'ADDED ai-x ai false'],
    );
    expect(away).toEqual({});
  });

  it('leaves out the time before a Service first has a pod, and a Service that goes', () => {
    const away = awayAfter(
      [0, 'ADDED new-x new'],
      [50, 'MODIFIED new-x new true'],
      [60, 'ADDED old-x old true'],
      [70, 'MODIFIED old-x old'],
      [80, 'DELETED old-x old'],
    );
    expect(away).toEqual({});
  });
});

describe('Order', () => {
  const isKept = (...lines: readonly string[]) => {
    const order = new Order(['known']);
    for (const line of lines) order.take(line);
    return order.migratedFirst();
  };

  it('accepts a new pod after the migration has succeeded', () => {
    const lines = [
      'ADDED known posts=Running',
      'ADDED m migration=Pending',
      'MODIFIED m migration=Succeeded',
    ];
    expect(isKept(...lines, 'ADDED new posts=Pending')).toBe(true);
  });

  it('rejects a new pod beside the migration', () => {
    expect(isKept('ADDED m migration=Running', 'ADDED new posts=Pending')).toBe(false);
  });

  it('rejects a migration after a new pod', () => {
    expect(isKept('ADDED new posts=Pending', 'ADDED m migration=Pending')).toBe(false);
  });
});
