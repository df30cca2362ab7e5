import type { Role } from '@carillon/contracts/domain/roles.ts';
import { plural, type Text, text } from '@carillon/contracts/text.ts';
import { type MailText, paragraph } from '../mail-text.ts';
import type { ContentOf } from './content-of.ts';

const MAY: Record<Role, Text> = {
  viewer: text`As a viewer, you can see its posts and analytics.`,
  writer: text`As a writer, you can write drafts and see its posts and analytics.`,
  editor: text`As an editor, you can write, schedule and publish its posts.`,
  owner: text`As an owner, you can do everything there, including connecting networks.`,
};

export const invitation = ({ inviter, workspace, role, link, days }: ContentOf<'invitation'>): MailText => ({
  subject: text`${{ inviter }} invited you to ${{ workspace }} on Carillon`,
  title: text`Join ${{ workspace }}`,
  blocks: [
    paragraph(
      text`${{ inviter }} invited you to the workspace “${{ workspace }}” on Carillon to plan posts together.`,
    ),
    paragraph(MAY[role]),
  ],
  button: { label: text`See the invitation`, link },
  small: [
    text`The invitation is valid for ${plural({ days }, { one: 'a day', other: '# days' })}.`,
    text`If you don’t know the sender, ignore this email.`,
  ],
});
