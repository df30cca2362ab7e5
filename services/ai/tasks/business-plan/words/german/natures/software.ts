import type { NatureWords } from '../../plan-words.ts';

export const software = (): NatureWords => ({
  pillars: [
    {
      name: 'Eine echte Aufgabe von Anfang bis Ende',
      why: 'Zeigt die Software an der Arbeit, die am meisten Zeit frisst.',
      posts: [
        'Eine Aufgabe, die viele noch von Hand erledigen, am Bildschirm, Schritt für Schritt',
        'Eine neue Vorschrift und die Stelle, an der sie am Bildschirm auftaucht',
        'Ein teurer Fehler und die Prüfung, die ihn findet',
      ],
    },
    {
      name: 'Die ersten vier Wochen beim Kunden',
      why: 'Ein ehrlicher Start überzeugt mehr als ein Lob am Ende.',
      posts: [
        'Die ersten vier Wochen bei einem Kunden, mit dessen Einverständnis',
        'Was anfangs nicht lief, erzählt von jemandem, der damit leben musste',
        'Eine Zahl vorher und nachher, die der Kunde geprüft hat',
      ],
    },
    {
      name: 'Fragen vor der Demo',
      why: 'Jede Antwort vorab ist ein Grund weniger, noch zu warten.',
      posts: [
        'Wo die Daten liegen und wer sie sehen kann',
        'Was aus dem alten System übernommen wird und was neu eingegeben werden muss',
        'Was eine halbe Stunde Demo zeigt und was nicht',
      ],
    },
  ],
  asks: [
    'eine Funktion, zu der dich ein Kunde überredet hat',
    'wie die Arbeit vor deinem Produkt ablief, Schritt für Schritt',
  ],
});
