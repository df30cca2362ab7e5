import type { NatureWords, Slots } from '../../plan-words.ts';

export const craft = ({ thing }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing}: ein Auftrag von Anfang bis Ende`,
      why: 'Beauftragt wird, wem man bei der Arbeit zugesehen hat.',
      posts: [
        'Wie es ankam: der Schaden aus der Nähe',
        'Der Schritt, der entscheidet, ob es hält',
        'Dasselbe Detail vorher und nachher, aus demselben Winkel',
      ],
    },
    {
      name: 'Was man selbst prüfen kann',
      why: 'Zeigt, ob man dich braucht und wie bald.',
      posts: [
        'Drei Zeichen, dass jemand kommen sollte, und eines, das warten kann',
        'Was man nicht anfassen sollte, bevor es jemand gesehen hat',
        'Was eine Begutachtung umfasst und was man danach schriftlich hat',
      ],
    },
    {
      name: 'Werkzeug, Material, alte Reparaturen',
      why: 'Zeigt Wissen, das man nirgends nachlesen kann.',
      posts: [
        'Ein Werkzeug: was es kann und wer dir gezeigt hat, wie man damit umgeht',
        'Ein Material, das es nicht mehr gibt, und was du stattdessen nimmst',
        'Eine alte Reparatur von jemand anderem und was du davon hältst',
      ],
    },
  ],
  asks: [
    'der Auftrag, vor dem man dich gewarnt hat und den du trotzdem angenommen hast',
    'was du im Inneren gefunden hast und niemand erwartet hatte',
  ],
});
