/** What the order goes by, of a publication that waits in line. */
export interface InLine {
  readonly workspaceId: string;
  readonly dueAt: Date;
}

/**
 * The order in which a line is served: each workspace's oldest before anybody's second, so that a thousand posts of one
 * workspace hold up nobody else's one. Who has something in hand already has had that many turns. What is equal comes in an
 * order of chance, so that workers who look at the same moment don't all reach for the same.
 * @param line the longest due first
 * @param inHand the workspace of each publication that is being published
 * @param random from 0 to 1
 */
export function fairOrder<T extends InLine>(
  line: readonly T[],
  inHand: readonly string[],
  random: () => number,
): T[] {
  const turns = new Map<string, number>();
  const take = (workspaceId: string): number => {
    const turn = turns.get(workspaceId) ?? 0;
    turns.set(workspaceId, turn + 1);
    return turn;
  };
  for (const workspaceId of inHand) take(workspaceId);
  return line
    .map((one) => ({ one, turn: take(one.workspaceId), chance: random() }))
    .sort((a, b) => a.turn - b.turn || a.one.dueAt.getTime() - b.one.dueAt.getTime() || a.chance - b.chance)
    .map(({ one }) => one);
}
