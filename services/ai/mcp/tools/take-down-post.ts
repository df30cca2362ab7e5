import { z } from 'zod';
import { defineTool } from '../tool.ts';
import { changeEach, changeInput } from './change-each.ts';

export const takeDownPost = defineTool({
  name: 'take_down_post',
  title: 'Delete a published post from its network',
  description:
    'Deletes what is published from its network, for everyone, with its likes and replies. It can’t be undone, and not every ' +
    'network allows it: get_post says so with can_take_down. Needs the scopes posts:publish and posts:read.',
  input: z.strictObject(changeInput),
  effect: 'acts',
  repeatable: true,
  run: (target, acting) =>
    changeEach(
      target,
      {
        isOpen: ({ can_take_down }) => can_take_down,
        isDone: ({ taken_down_at }) => taken_down_at !== null,
        change: (id) => acting.commands.takeDown(id),
        refusal:
          'Carillon can’t delete this post from its network: it isn’t published, or the network doesn’t allow it. get_post says how it stands.',
      },
      acting,
    ),
});
