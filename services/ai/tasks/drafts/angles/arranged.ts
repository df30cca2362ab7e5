import { stopped } from '../../../language/topic/sentences.ts';
import type { Topic } from '../../../language/topic/topic.ts';
import type { Told } from './angle.ts';
import { bullets, news } from './parts.ts';

/** For languages that the bank doesn't have: the topic's own words, in layouts that need no others. */
export function arranged({ statement, lead, items, more, links }: Topic): Told[] {
  const title = stopped(lead);
  const list = items.length > 0 ? bullets(items, '•') : '';
  const all = [statement, ...more];
  const told = (purpose: string, ...paragraphs: string[]): Told => ({
    parts: [...news(...paragraphs), ...links.map((text) => ({ role: 'link' as const, text }))],
    purpose,
  });
  return [
    told('Says it in your own words', `✨ ${statement}`, more.join(' ')),
    { ...told('Says it plainly, for a professional network', all.join(' ')), calm: true },
    told('Gives each part a line of its own', `📣 ${items.length > 0 ? title : statement}`, list, ...more),
    told('Makes readers stop and look', '👀 👇', all.join('\n\n')),
    told('Says it in a few words', `${statement} 🙌`),
  ];
}
