import type { NatureWords } from '../../plan-words.ts';

export const wellness = (): NatureWords => ({
  pillars: [
    {
      name: 'Der erste Besuch',
      why: 'Nimmt die Scheu vor dem ersten Mal.',
      posts: [
        'Der erste Besuch von der Tür bis zum Bezahlen, in sechs Bildern',
        'Was du vor dem Anfang fragst und warum',
        'Was man anzieht, was man mitbringt und wie man bezahlt',
      ],
    },
    {
      name: 'Zwischen zwei Besuchen',
      why: 'Ein Ergebnis, das hält, bringt Leute eher zurück als eines, das verblasst.',
      posts: [
        'Zwei Minuten am Tag, die das Ergebnis erhalten',
        'Ein Produkt oder eine Gewohnheit, die mehr schadet als nützt',
        'Was bis zum nächsten Mal warten kann und was nicht',
      ],
    },
    {
      name: 'Vorher und nachher, ehrlich',
      why: 'Zeigt, was erreichbar ist und mit welchem Aufwand.',
      posts: [
        'Ein Ergebnis und wie viele Besuche dahinterstecken, mit Einverständnis',
        'Ein Wunsch, von dem du abgeraten hast, und warum',
        'Dasselbe bei drei verschiedenen Menschen',
      ],
    },
  ],
  asks: [
    'der Wunsch, der am häufigsten kommt und von dem du abrätst',
    'wer am längsten zu dir kommt und wofür',
  ],
});
