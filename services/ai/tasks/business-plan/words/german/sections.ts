import { counter } from '../numbers.ts';
import type { SectionWords } from '../section-words.ts';
import { BUDGET } from './budget.ts';

const posts = counter('de', { one: 'Beitrag', other: 'Beiträge' });
const COUNTS = ['', 'einen', 'zwei', 'drei', 'vier'];
const weeksText = counter('de', { one: 'Woche', other: 'Wochen' });

export const SECTIONS: SectionWords = {
  titles: {
    summary: 'Zusammenfassung',
    audience: 'Zielgruppe',
    own: 'Was nur du erzählen kannst',
    platforms: 'Plattformen',
    content: 'Themensäulen',
    rhythm: 'Beiträge pro Woche',
    calendar: 'Kalender für vier Wochen',
    budget: 'Budget',
    firstDays: 'Die ersten 30 Tage',
    measures: 'Erfolg messen',
    challenges: 'Antworten auf deine Herausforderungen',
  },
  posts,
  summary: {
    business: 'Unternehmen:',
    audience: 'Zielgruppe:',
    goals: 'Ziele:',
    rhythm: (count, channels) => `${count} pro Woche auf ${channels}.`,
    timeframe: (text, weeks) =>
      weeks === null
        ? `Zeitraum: ${text}, in Runden von vier Wochen.`
        : `Zeitraum: ${text} (${weeksText(weeks)}), in Runden von vier Wochen.`,
    noTimeframe: (weeks) =>
      `Du hast keinen Zeitraum genannt, deshalb umfasst der Plan ${weeksText(weeks)}, in Runden von vier Wochen.`,
    noAmount: 'Du hast kein Budget genannt: Alles hier funktioniert ohne Geld.',
    means: {
      small: (sum) =>
        `Dein Budget von ${sum} reicht, um jeden Monat einen Beitrag einem größeren Publikum zu zeigen.`,
      medium: (sum) =>
        `Dein Budget von ${sum} reicht für stetige Reichweite und bessere Bilder; das Schreiben bleibt bei dir.`,
      large: (sum) =>
        `Dein Budget von ${sum} reicht für Kampagnen, Produktion und eine Person, die sich jeden Werktag darum kümmert.`,
    },
  },
  audience: {
    reach: (who) => `Du möchtest erreichen: ${who}.`,
    ask: (who) => `Wo holt sich diese Zielgruppe Rat: „${who}“?`,
  },
  own: {
    intro: 'Das kann sonst niemand veröffentlichen. Fülle die Klammern aus.',
    asked: (who) => `Welche Frage hat zuletzt jemand aus der Gruppe „${who}“ gestellt, im Wortlaut?`,
    wish: (text) => `Was zeigst du in diesem Monat von deiner Wunschliste (${text})?`,
    goal: (count, isTarget) => `Stand heute${isTarget ? '' : ' und was genug wäre'} (${count})`,
    challenge: (text) => `Für wen war „${text}“ kein Hindernis, und warum nicht?`,
    season: 'was dann anders ist und wie früh sich die Leute entscheiden',
  },
  platforms: {
    several: (count, channels) =>
      count === 1
        ? `Mit deiner Zeit und deinem Geld kannst du einen Kanal gut bespielen: ${channels}.`
        : `Mit deiner Zeit und deinem Geld kannst du ${COUNTS[count] ?? count} Kanäle gut bespielen: ${channels}.`,
    first: (pillar) => `Fang mit „${pillar}“ an.`,
    formats: (list) => `Formate: ${list}.`,
  },
  content: {
    asked: (text) => `Dein Wunsch: ${text}.`,
    noVideo: 'Der Kalender enthält deshalb keine Videos.',
    video: 'Videos kommen deshalb zuerst, wo das Netzwerk sie zulässt.',
    first: (pillar) => `Setz das zuerst bei „${pillar}“ um.`,
    head: ['Säule', 'Anteil', 'Warum', 'Zum Beispiel'],
    measure: (count) => `Kennzahl: ${count}.`,
  },
  rhythm: {
    head: ['Kanal', 'Pro Woche', 'Inhalt'],
    main: (channel) => `Extra für ${channel}`,
    other: (main, channel) => `Das Beste von ${main}, angepasst an ${channel}`,
    time: (text) => `Deine Zeit: ${text}.`,
    needs: {
      none: 'Plane 3 Stunden pro Woche ein.',
      small: 'Plane 4 Stunden pro Woche ein.',
      medium: 'Plane 6 Stunden pro Woche ein.',
      large: 'Plane eine Teilzeitstelle oder eine Agentur mit fester Ansprechperson ein.',
    },
    start: {
      companies:
        'Veröffentliche zuerst werktags am Vormittag und richte dich dann nach deinen eigenen Zahlen.',
      people: 'Veröffentliche zuerst am frühen Abend und richte dich dann nach deinen eigenen Zahlen.',
    },
  },
  calendar: {
    intro: (channel) => `Für ${channel}.`,
    others: (channels) => `Auf ${channels} folgt jeweils das Beste aus der Vorwoche.`,
    again: (post) => `${post} (noch einmal, anders erzählt)`,
    head: ['Woche', 'Tag', 'Format', 'Beitrag', 'Säule'],
  },
  budget: BUDGET,
  firstDays: {
    days: (from, to) => `Tag ${from}–${to}`,
    profile: (channel, thing, who) =>
      `Schreib ins Profil auf ${channel}, was du machst („${thing}“), für wen („${who}“) und wie man dich erreicht.`,
    note: (count) => `Notiere den heutigen Stand (${count}).`,
    collect: (pillar, first, second) => `Sammle Material für „${pillar}“: „${first}“ und „${second}“.`,
    schedule: (count) => `Plane ${count} ein.`,
    firstPost: (pillar) => `Veröffentliche den ersten Beitrag aus „${pillar}“.`,
    paid: {
      small: (channel) => `Bewirb den besten Beitrag auf ${channel} fünf Tage lang.`,
      medium: (channel) =>
        `Bewirb deine zwei besten Beiträge auf ${channel} mit gleich viel Geld und vergleich die Ergebnisse.`,
      large: (channels) =>
        `Teste auf ${channels} je zwei Botschaften und stoppe nach einer Woche die schwächere.`,
    },
    unpaid: (who) =>
      `Bitte drei Leute mit gutem Draht zur Zielgruppe („${who}“), den besten Beitrag zu teilen.`,
    compare: (count) => `Vergleiche mit Tag 3 (${count}) und passe den Kalender an.`,
  },
  measures: {
    head: ['Ziel', 'Was du zählst', 'Wo', 'Wenn es stockt'],
    budget: [
      'Budget',
      'Kosten pro Ergebnis',
      'Ausgaben, geteilt durch Ergebnisse',
      'Stoppe den teuersten Beitrag',
    ],
    targets: (list, count) => (count > 1 ? `Deine Zielwerte: ${list}.` : `Dein Zielwert: ${list}.`),
    noTarget: 'Du hast keinen Zielwert genannt: Zähl 30 Tage lang und leg dann einen fest.',
    reviewAfter: (weeks) => `Prüfe den Plan nach ${weeksText(weeks)}.`,
    reviewAtEnd: 'Prüfe den Plan am Ende deines Zeitraums.',
  },
  challenges: {
    none: 'Du hast keine Herausforderung genannt. [Was hat die Leute bisher abgehalten?]',
    unknown: '[Wen hält das ab, und was hast du schon versucht?] Davon hängt die Antwort ab.',
  },
};
