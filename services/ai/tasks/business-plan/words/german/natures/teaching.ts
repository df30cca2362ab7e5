import type { NatureWords } from '../../plan-words.ts';

export const teaching = (): NatureWords => ({
  pillars: [
    {
      name: 'Die erste Stunde',
      why: 'Die meisten schieben den Anfang auf, nicht den Rest.',
      posts: [
        'Was in den ersten zehn Minuten passiert',
        'Wovor Lernende am meisten Angst haben und wie oft es wirklich eintritt',
        'Jemand, der spät angefangen hat, in eigenen Worten',
      ],
    },
    {
      name: 'Ein Schritt, gezeigt',
      why: 'Wer einen Schritt durch dich verstanden hat, traut dir auch den nächsten zu.',
      posts: [
        'Ein einziger Schritt, in dreißig Sekunden erklärt',
        'Ein Fehler, den anfangs alle machen, und die Übung dagegen',
        'Derselbe Moment vom Platz der Lernenden und von deinem aus',
      ],
    },
    {
      name: 'Wie lange, wie viel',
      why: 'Nach diesen Zahlen wird zuerst gefragt.',
      posts: [
        'Stunden, Wochen und Kosten, ehrlich gerechnet',
        'Bestanden: nach welcher Zeit und was geholfen hat, mit Einverständnis',
        'Was passiert, wenn eine Stunde ausfallen muss',
      ],
    },
  ],
  asks: [
    'jemand aus deinem Unterricht, von dem du selbst etwas gelernt hast',
    'was du anders machst als die Schule, auf der du warst',
  ],
});
