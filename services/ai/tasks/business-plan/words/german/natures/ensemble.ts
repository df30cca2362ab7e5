import type { NatureWords } from '../../plan-words.ts';

export const ensemble = (): NatureWords => ({
  pillars: [
    {
      name: 'Eine Probe',
      why: 'Eine Minute Probe ist näher dran als ein ganzes Konzert.',
      posts: [
        'Der Takt, der nicht gelingen wollte, und wie er jetzt klingt',
        'Die Pause: wer was mitbringt',
        'Die ersten fünf Minuten, wenn alle noch bei der Arbeit sind',
      ],
    },
    {
      name: 'Der freie Platz',
      why: 'Wer hört, welche Stimme fehlt, merkt, ob es die eigene sein könnte.',
      posts: [
        'Ein Stück ohne die fehlende Stimme',
        'Jemand aus der letzten Reihe am ersten Abend',
        'Was vom Blatt kommt und was nach Gehör gelernt wird',
      ],
    },
    {
      name: 'Der Termin rückt näher',
      why: 'Macht aus Interessierten mindestens Publikum.',
      posts: [
        'Das Programm, Stück für Stück, jeweils mit der schwersten Stelle',
        'Der Saal, solange er noch leer ist',
        'Wo es Karten gibt und wo man am besten hört',
      ],
    },
  ],
  asks: [
    'das Stück, das niemand wollte und das jetzt alle summen',
    'wer jedes Mal in der ersten Reihe sitzt',
  ],
});
