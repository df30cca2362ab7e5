import type { NatureWords } from '../../plan-words.ts';

export const care = (): NatureWords => ({
  pillars: [
    {
      name: 'Hinter der Tür',
      why: 'Wer einen Ort schon gesehen hat, traut sich eher hin.',
      posts: [
        'Ein Raum zu einer ruhigen Stunde, ohne Menschen',
        'Wer die Tür öffnet und was dort zuerst gefragt wird',
        'Was man mitbringen, fragen und ablehnen darf',
      ],
    },
    {
      name: 'Worte für Schweres',
      why: 'Eine klare Antwort erspart anderen eine Frage, die sie nicht zu stellen wagen.',
      posts: [
        'Eine Frage, die kaum jemand zu stellen wagt, klar beantwortet',
        'Was du jemandem sagst, der gerade mittendrin ist, und was mehr hilft als Worte',
        'Ein Irrtum über diese Arbeit, freundlich richtiggestellt',
      ],
    },
    {
      name: 'Menschen, die helfen',
      why: 'Helfen kann sich besser vorstellen, wer schon jemanden kennt, der es tut.',
      posts: [
        'Jemand aus dem Team, in drei eigenen Sätzen',
        'Eine Kleinigkeit, die einen Tag leichter gemacht hat, ohne Namen erzählt',
        'Welche Unterstützung Helfende selbst bekommen',
      ],
    },
  ],
  asks: [
    'was Menschen beim ersten Besuch am meisten überrascht',
    'ein Satz, den dir jemand danach geschrieben hat, mit Erlaubnis',
  ],
});
