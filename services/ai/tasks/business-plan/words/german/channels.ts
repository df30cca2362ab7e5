import type { PlanWords } from '../plan-words.ts';

export const CHANNELS: PlanWords['channels'] = {
  Instagram: {
    care: 'Jeder Beitrag braucht ein Bild oder Video, und ins Profil gehört, wie man dich erreicht oder findet.',
    paid: 'Bewirb den Beitrag, der ohne Werbung am besten lief, bei Leuten aus deiner Zielgruppe.',
  },
  Facebook: {
    care: 'Halte die Angaben auf der Seite aktuell und beantworte Nachrichten innerhalb eines Tages.',
    paid: 'Bewirb einen Beitrag oder eine Veranstaltung bei Leuten aus deiner Zielgruppe.',
  },
  LinkedIn: {
    care: 'Schreib von deinem persönlichen Profil aus und teile den Beitrag auf der Unternehmensseite. Die ersten zwei Zeilen entscheiden, wer weiterliest.',
    paid: 'Bewirb ein Dokument oder einen Artikel in ausgewählten Branchen und Positionen.',
  },
  Bluesky: {
    care: 'Schreib persönlich, antworte auf Kommentare und beschreibe jedes Bild.',
    paid: 'Werbung gibt es hier nicht: Bitte Leute mit vielen Followern, einen Beitrag zu teilen.',
  },
  Mastodon: {
    care: 'Beschreibe jedes Bild, nutze wenige Hashtags, denen Leute folgen, und antworte auf Kommentare.',
    paid: 'Werbung gibt es hier nicht: Bitte Leute mit vielen Followern, einen Beitrag zu teilen.',
  },
  Twitter: {
    care: 'Antworte anderen öfter, als du selbst schreibst. Carillon veröffentlicht dort noch nicht; kopiere die Texte.',
    paid: 'Bewirb einen Thread, der schon von allein geteilt wurde.',
  },
  TikTok: {
    care: 'Film im Hochformat und mit Untertiteln. Carillon veröffentlicht dort noch nicht; kopiere die Texte.',
    paid: 'Bewirb das Video, das die meisten bis zum Ende gesehen haben.',
  },
  YouTube: {
    care: 'Nimm als Titel jedes Videos die Frage, die es beantwortet. Carillon veröffentlicht dort noch nicht; kopiere die Texte.',
    paid: 'Zeig eine Anleitung als Anzeige Leuten, die genau danach suchen.',
  },
};

export const OTHER_CHANNEL: PlanWords['otherChannel'] = {
  care: 'Antworte anderen öfter, als du selbst schreibst.',
  paid: 'Bewirb den Beitrag, der von allein am besten lief.',
};
