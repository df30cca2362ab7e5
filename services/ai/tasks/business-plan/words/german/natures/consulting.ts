import type { NatureWords } from '../../plan-words.ts';

export const consulting = (): NatureWords => ({
  pillars: [
    {
      name: 'Ein Projekt, vom Problem zum Ergebnis',
      why: 'Beauftragt wird, wer so ein Problem schon einmal gelöst hat.',
      posts: [
        'Das Problem in den Worten des Kunden und das Erste, was du dir angesehen hast',
        'Eine Entscheidung im Projekt: welche Optionen es gab, welche es wurde und warum',
        'Was sich verändert hat, in einer Zahl, die der Kunde geprüft hat',
      ],
    },
    {
      name: 'Bevor jemand Beratung einkauft',
      why: 'Eine gute Antwort macht die Runde, auch bei Leuten, die dich nicht beauftragen.',
      posts: [
        'Drei Fragen, die man vor jedem Beratungsauftrag stellen sollte, auch dir',
        'Was man ohne dich schafft und was im Alleingang teuer wird',
        'Wie ein Projekt mit dir abläuft: Dauer, Preisrahmen, wer dabei sein muss',
      ],
    },
    {
      name: 'Was dir immer wieder begegnet',
      why: 'Zeigt Erfahrung, die in keiner Leistungsliste steht.',
      posts: [
        'Der Fehler, den du am häufigsten siehst, und woran man ihn früh erkennt',
        'Ein Thema, nach dem gerade alle fragen: wann es sich lohnt und wann nicht',
        'Etwas, das du früher empfohlen hast und heute nicht mehr',
      ],
    },
  ],
  asks: [
    'das Projekt, das du abgelehnt hast, und warum',
    'die Frage, die Kunden gern früher gestellt hätten',
  ],
});
