import type { NatureWords } from '../../plan-words.ts';

export const home = (): NatureWords => ({
  pillars: [
    {
      name: 'Eine Adresse, ein Tag',
      why: 'Beantwortet, was man sich fragt, bevor man Fremde in die Wohnung lässt.',
      posts: [
        'Ankommen, arbeiten, gehen: ein Auftrag in fünf Bildern',
        'Was hinter oder unter etwas zum Vorschein kam',
        'Das Ergebnis am Abend und ein halbes Jahr später',
      ],
    },
    {
      name: 'Selbst machen oder anrufen',
      why: 'Wer wegen einer Kleinigkeit nicht zahlen musste, erinnert sich beim großen Auftrag.',
      posts: [
        'Etwas, das jeder in zehn Minuten schafft',
        'Etwas, das teurer wird, wenn man es selbst versucht',
        'Was bereitstehen sollte, bevor du kommst',
      ],
    },
    {
      name: 'Die Rechnung, Zeile für Zeile',
      why: 'Erklärt vor dem Auftrag, was andere erst danach erklären.',
      posts: [
        'Eine echte Rechnung ohne Namen, jede Zeile erklärt',
        'Was den Preis vor Ort erhöht und wie man das vermeidet',
        'An welchen Tagen es günstiger ist oder schneller geht',
      ],
    },
  ],
  asks: [
    'der seltsamste Auftrag, den du je bekommen hast',
    'welche Arbeit anderer du am häufigsten ausbessern musst',
  ],
});
