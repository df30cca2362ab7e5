import type { Role } from '@carillon/contracts/domain/roles.ts';
import { type MailText, text } from '../mail-text.ts';
import type { ContentOf } from './content-of.ts';

const MAY: Record<Role, string> = {
  viewer: 'As a viewer you can see its posts and figures.',
  writer: 'As a writer you can see its posts and figures, and write drafts.',
  editor: 'As an editor you can write, schedule and publish its posts.',
  owner: 'As an owner you can do everything there, connecting networks included.',
};

export const invitation = ({ inviter, workspace, role, link, days }: ContentOf<'invitation'>): MailText => ({
  subject: `${inviter} invited you to ${workspace} on Carillon`,
  title: `Join ${workspace}`,
  blocks: [
    text(`${inviter} invited you to the workspace “${workspace}” on Carillon to plan posts together.`),
    text(MAY[role]),
  ],
  button: { label: 'See the invitation', link },
  small: [
    `The invitation is valid for ${days === 1 ? 'a day' : `${days} days`}.`,
    'If you don’t know the sender, ignore this email.',
  ],
});
