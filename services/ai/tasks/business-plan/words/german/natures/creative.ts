import type { NatureWords } from '../../plan-words.ts';

export const creative = (): NatureWords => ({
  pillars: [
    {
      name: 'So ist ein Auftrag entstanden',
      why: 'Bezahlt wird dein Blick, und den sieht man nur bei der Arbeit.',
      posts: [
        'Zehn Versuche, die du verworfen hast, und der eine, der geblieben ist',
        'Der Ort oder die erste Skizze neben dem fertigen Ergebnis',
        'Eine Entscheidung, für die du nur eine Sekunde hattest',
      ],
    },
    {
      name: 'Vor dem großen Tag',
      why: 'Wer mit deiner Hilfe besser plant, plant mit dir.',
      posts: [
        'Ein Zeitplan mit Luft, Stunde für Stunde',
        'Was man dem Freund sagt, der es umsonst machen würde',
        'Was im Preis enthalten ist, bis zur Zahl der Dateien',
      ],
    },
    {
      name: 'Ein Jahr später',
      why: 'Zeigt, was ein Ergebnis wert ist, wenn der Tag selbst vorbei ist.',
      posts: [
        'Was heute an der Wand hängt und wo, mit Erlaubnis',
        'Ein Detail, das erst später aufgefallen ist',
        'Ein Auftrag, den du heute anders angehen würdest',
      ],
    },
  ],
  asks: [
    'die Arbeit, die niemand bestellt hat und die du behalten hast',
    'was schiefging, ohne dass es jemand gemerkt hat',
  ],
});
