import { z } from 'zod';
import { defineTool } from '../tool.ts';
import { changeEach, changeInput } from './change-each.ts';

export const takeDownPost = defineTool({
  name: 'take_down_post',
  title: 'Delete a published post from its network',
  description:
    'Deletes a published post from its network for everyone, including its likes and replies. This can’t be undone. Not every ' +
    'network allows it: see can_take_down in get_post. Needs the scopes posts:publish and posts:read.',
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
          'Carillon can’t delete this post from its network: it isn’t published, or the network doesn’t allow it. Call get_post to see its status.',
      },
      acting,
    ),
});
