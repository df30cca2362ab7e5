import { PEOPLE_BUILDING } from '../../testing/dialogues/people-building.ts';
import { PEOPLE_MEASURING } from '../../testing/dialogues/people-measuring.ts';
import { faultsOf } from '../../testing/faults-of.ts';
import { play } from '../../testing/play.ts';
import { createBuiltInConversation } from '../built-in-conversation.ts';

/** Prints how many dialogues end as their user meant them to, and the building half's others. */
export async function printDialogues(): Promise<void> {
  for (const [half, dialogues] of [
    ['building', PEOPLE_BUILDING],
    ['measuring', PEOPLE_MEASURING],
  ] as const) {
    const failed: string[] = [];
    for (const dialogue of dialogues) {
      const { answers, posts } = await play(createBuiltInConversation(), dialogue);
      const faults = faultsOf(dialogue, answers.at(-1)?.reply, posts);
      if (faults.length > 0) failed.push(`${dialogue.lines.join(' | ')}\n    ${JSON.stringify(faults)}`);
    }
    console.log(`dialogues, ${half}: ${dialogues.length - failed.length} of ${dialogues.length}`);
    if (half === 'building') for (const one of failed) console.log(`  ${one}`);
  }
}
