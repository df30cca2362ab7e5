import { z } from 'zod';
import { defineTool } from '../tool.ts';
import { changeEach, changeInput } from './change-each.ts';

export const cancelPost = defineTool({
  name: 'cancel_post',
  title: 'Cancel a post',
  description:
    'Cancels a post before it is published. Anything already published stays on its network. This can’t be undone. Needs the scopes posts:publish and posts:read.',
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
        refusal: 'Only unpublished posts can be canceled. Call get_post to see the status.',
      },
      acting,
    ),
});
