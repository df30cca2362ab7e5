import { z } from 'zod';
import { defineTool } from '../tool.ts';
import { readWhen, whenInput } from '../when.ts';
import { changeEach, changeInput } from './change-each.ts';

export const movePost = defineTool({
  name: 'move_post',
  title: 'Move a post',
  description: 'Reschedules a scheduled post. Needs the scopes posts:publish and posts:read.',
  input: z.strictObject({ ...changeInput, ...whenInput }),
  effect: 'acts',
  repeatable: true,
  run({ time, timezone, ...target }, acting) {
    const when = readWhen(time, timezone ?? acting.timezone);
    const rule = {
      isOpen: ({ can_reschedule }: { can_reschedule: boolean }) => can_reschedule,
      isDone: (one: { scheduled_time: string | null; timezone: string | null; can_reschedule: boolean }) =>
        one.can_reschedule && one.scheduled_time === when.scheduled_time && one.timezone === when.timezone,
      change: (id: string) => acting.commands.reschedule(id, when.scheduled_time, when.timezone),
      refusal: 'Only scheduled posts can be moved. Call get_post to see the status.',
    };
    return changeEach(target, rule, acting);
  },
});
