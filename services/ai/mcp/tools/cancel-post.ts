import { z } from 'zod';
import { defineTool } from '../tool.ts';
import { changeEach, changeInput } from './change-each.ts';

export const cancelPost = defineTool({
  name: 'cancel_post',
  title: 'Cancel a post',
  description:
    'Stops a post that has not gone out; what is published stays. It can’t be taken back. Needs the scopes posts:publish and posts:read.',
  input: z.strictObject(changeInput),
  effect: 'acts',
  repeatable: true,
  run: (target, acting) =>
    changeEach(
      target,
      {
        isOpen: ({ can_cancel }) => can_cancel,
        isDone: ({ status }) => status === 'canceled',
        change: (id) => acting.commands.cancel(id),
        refusal: 'Only what has not gone out can be canceled. get_post says how the post stands.',
      },
      acting,
    ),
});
