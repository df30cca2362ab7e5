import type { NatureWords, Slots } from '../../plan-words.ts';

export const community = ({ thing }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing}: unser letztes Treffen`,
      why: 'Wer einen Abend bei euch gesehen hat, weiß, worauf er sich einlässt.',
      posts: [
        'Das letzte Treffen in fünf Bildern: wer da war, was geschafft wurde',
        'Jemand, der dieses Jahr dazugekommen ist, erzählt, was ihn vorher abgehalten hat',
        'Die erste Stunde von jemand Neuem, Minute für Minute',
      ],
    },
    {
      name: 'Ja, auch du',
      why: 'Viele schließen sich selbst aus, bevor jemand sie fragt.',
      posts: [
        'Ein Satz, den ihr von Zögernden hört, und eure Antwort',
        'Was niemand mitbringen muss und was man wirklich braucht',
        'Etwas, das schiefging und über das heute noch gelacht wird',
      ],
    },
    {
      name: 'Was dabei herauskommt',
      why: 'Zeigt, dass aus einer Stunde Zeit etwas wird.',
      posts: [
        'Der Monat in einer Zahl und eine Geschichte dahinter',
        'Jemand, dem es geholfen hat, mit Erlaubnis',
        'Der nächste Termin und was dafür noch fehlt',
      ],
    },
  ],
  asks: ['wer zufällig kam und geblieben ist', 'was den Leuten ohne euch fehlen würde'],
});
