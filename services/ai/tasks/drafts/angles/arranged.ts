import { stopped } from '../../../language/topic/sentences.ts';
import type { Topic } from '../../../language/topic/topic.ts';
import type { Told } from './angle.ts';
import { bullets } from './parts.ts';

/** For languages that the bank doesn't have: the topic's own words, in layouts that need no others. */
export function arranged({ statement, lead, items, more, links }: Topic): Told[] {
  const addresses = links.join('\n');
  const title = stopped(lead);
  const list = items.length > 0 ? bullets(items, '•') : '';
  const all = [statement, ...more];
  return [
    { paragraphs: [`✨ ${statement}`, more.join(' '), addresses], purpose: 'Says it in your own words' },
    { paragraphs: [all.join(' '), addresses], purpose: 'Says it plainly, for a professional network' },
    {
      paragraphs: [`📣 ${items.length > 0 ? title : statement}`, list, ...more, addresses],
      purpose: 'Gives each part a line of its own',
    },
    { paragraphs: ['👀 👇', all.join('\n\n'), addresses, '💬'], purpose: 'Makes readers stop and look' },
    { paragraphs: [`${statement} 🙌`, addresses], purpose: 'Says it in one breath' },
  ];
}
