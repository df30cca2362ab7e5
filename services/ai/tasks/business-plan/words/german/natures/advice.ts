import type { NatureWords, Slots } from '../../plan-words.ts';

export const advice = ({ thing, who }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing}: ein Fall`,
      why: 'In einem fremden Fall erkennen viele ihren eigenen.',
      posts: [
        'Eine Lage, in die jeder geraten kann: was vorlag und was möglich war',
        'Der Brief, der dann kommt, Zeile für Zeile erklärt, mit erfundenen Angaben',
        'Eine Frist: ab wann sie läuft und was danach verloren ist',
      ],
    },
    {
      name: 'Vor der Unterschrift',
      why: 'Zeigt, wo deine Arbeit beginnt, und hilft auch ohne sie.',
      posts: [
        'Drei Zeilen in einem Dokument, die mehr entscheiden als der Rest',
        'Was man allein klären kann und wo es riskant wird',
        'Ein Erstgespräch: was es kostet, wie lange es dauert, was man mitbringt',
      ],
    },
    {
      name: 'Was sich geändert hat',
      why: 'Wird weitergegeben, wenn man es von dir zuerst erfährt.',
      posts: [
        'Was neu ist, seit wann und für wen',
        'Ein verbreiteter Irrtum, in zwei Sätzen geklärt',
        `Was eine aktuelle Entscheidung für deine Zielgruppe ändert („${who}“)`,
      ],
    },
  ],
  asks: [
    'der Satz, den Mandanten oder Kunden am Anfang am häufigsten sagen',
    'wovon du abrätst, obwohl du daran verdienen würdest',
  ],
});
