import { alternatives } from '../list-with.ts';
import type { Product } from './en.ts';
import { NETWORK_FACTS } from './network-facts.ts';

const { all, byHandle, needingMedia, textAlone } = NETWORK_FACTS;
const und = (names: readonly string[]): string => alternatives(names, 'und');
const PASSWORDS = byHandle.length > 0 ? ` Für ${und(byHandle)} gib Kontonamen und App-Passwort ein.` : '';

export const DE_PRODUCT: Product = {
  unknown: 'Das weiß ich nicht. Hierbei kann ich helfen:',
  howTo: {
    take_data:
      'In deinem [Profil](/account/profile) klick auf „Deine Daten herunterladen“: Eine ZIP-Datei enthält alles von dir und von den Arbeitsbereichen, die dir gehören.',
    disconnect:
      'Klick in der [Übersicht](/dashboard) neben dem Netzwerk auf „Trennen“. Geplante Beiträge warten, bis es wieder verbunden ist.',
    needs_media: `Beiträge auf ${und(needingMedia)} brauchen ein Bild oder ein Video. Füg es unter [Beitrag erstellen](/create-post) hinzu; auf ${und(textAlone)} reicht Text.`,
    connect: `Öffne die [Übersicht](/dashboard) und klick auf „Verbinden“ neben ${alternatives(all, 'oder')}. Das Netzwerk fragt, ob Carillon für dich posten darf, und bringt dich dann zurück.${PASSWORDS} Wenn es nicht geklappt hat, versuch es noch einmal und erlaube alles, wonach gefragt wird.`,
    networks: `Carillon veröffentlicht auf ${und(all)}, auf anderen Netzwerken nicht.`,
    media:
      'Bilder oder ein Video fügst du unter [Beitrag erstellen](/create-post) hinzu: bis zu 10 Bilder oder ein Video. Hier schreibe und plane ich Beiträge mit Text; mit Bild oder Video entstehen sie dort.',
    bulk: 'Der [Massenimport](/bulk-post) plant viele Beiträge auf einmal, aus einer CSV- oder Excel-Datei mit einer Zeile für jeden.',
    team: 'Inhaber laden andere auf der Seite [Team](/account/team) in einen Arbeitsbereich ein und legen dort fest, was sie dürfen.',
    password: 'Dein Passwort änderst du auf der Seite [Sicherheit](/account/security).',
    close_account:
      'Am Ende deines [Profils](/account/profile) schließt du dein Konto. Es wird zwei Wochen später gelöscht, wenn du dich bis dahin nicht anmeldest und es behältst.',
    time_zone:
      'Öffne das Kontomenü und klick auf die Zeitzone. Zeiten sage und verstehe ich in der Zone deines Kontos.',
    notifications:
      'Klick auf die Glocke: Dort steht, was passiert ist, und in den Einstellungen wählst du, worüber du benachrichtigt wirst.',
    words:
      'Diese Zahl kann ich hier nicht lesen. Das Kontomenü zeigt, wie viele Wörter übrig sind und wofür sie gebraucht wurden, wo es Tarife gibt; sonst werden keine gezählt. Mehr gibt es mit einem [Tarif](/account/plan).',
    business_plan:
      '[Geschäftsplan erstellen](/business-plan-generator) schreibt aus ein paar Angaben zu deinem Unternehmen einen Plan für Social Media.',
    prices:
      'Verkauft dieser Server Tarife, stehen Preise und Leistungen unter [Tarife](/pricing); sonst ist Carillon hier kostenlos. Deinen Tarif änderst du unter [Tarif und Abrechnung](/account/plan).',
    description:
      'Gib unter [Beschreibungen](/description-generator) ein Thema ein: Du bekommst eine Beschreibung mit Hashtags, Emojis und Aufbau des Textes.',
    sentiment:
      'Die [Stimmungsanalyse](/sentiment-analysis) zeigt an den Kommentaren, wie ein veröffentlichter Beitrag ankommt: positiv, neutral oder negativ. Wähl einen Beitrag und klick auf „Stimmung analysieren“.',
    comments:
      'Unter [Kommentare](/inbox) stehen die Kommentare zu all deinen Beiträgen; beantworten kannst du sie dort auch.',
    brand_voice:
      'Öffne unter [Beitrag erstellen](/create-post) die Details unter dem Thema: Ton, Länge und Zielgruppe lassen sich dort als Markenstimme speichern.',
    hashtags:
      'Die [Hashtag-Suche](/hashtags-finder) findet Hashtags zu einem Wort oder einem ganzen Text; ich auch.',
    figures:
      'Deine Zahlen stehen in der [Übersicht](/dashboard), die jedes Beitrags in der [Tabelle aller Beiträge](/analytics), und der [Bericht](/report) ist zum Drucken da.',
    calendar:
      'Der [Kalender](/schedule-post) zeigt alle geplanten Beiträge nach Tagen; verschieb dort einen, um seine Zeit zu ändern. Ich liste sie auch auf.',
    posting:
      'Sag mir, worum es geht, wohin der Beitrag soll und wann, zum Beispiel „Schreib einen Beitrag über unseren Sommerverkauf für LinkedIn und plane ihn für Freitag um 10“. Nichts erscheint, bevor du es bestätigst. Du kannst es auch unter [Beitrag erstellen](/create-post) tun oder an einem Tag im [Kalender](/schedule-post).',
  },
  noneConnected: 'Noch ist kein Konto verbunden.',
  areConnected: 'Das ist verbunden:',
  connectOnDashboard: 'Konten verbinden und trennen kannst du in der [Übersicht](/dashboard).',
  standing: {
    reconnect: 'muss neu verbunden werden',
    notSetUp: 'ist auf diesem Server nicht eingerichtet',
    notConnected: 'nicht verbunden',
    withoutPage: 'verbunden, ohne Seite oder Konto',
    connected: 'verbunden',
  },
  price: (plan, monthly, yearly, prepaid, months, once) =>
    `- **${plan}:** ${monthly} $ im Monat, ${yearly} $ im Jahr, ${prepaid} $ im Voraus für ${months} Monate oder einmalig ${once} $ für immer`,
  seePlans:
    'Was jeder Tarif enthält, steht unter [Tarife](/pricing). Deinen änderst du unter [Tarif und Abrechnung](/account/plan).',
  isFree: 'Dieser Server verkauft keine Tarife, Carillon ist hier also kostenlos.',
  noHashtags: (topic) => `Zu **${topic}** habe ich keine Hashtags gefunden. Versuch es mit anderen Worten.`,
  onlyItself: (topic, tag) =>
    `Ich kenne keine Hashtags, die zu **${topic}** passen. Das Wort selbst geht als einer: #${tag}.`,
  addHashtags: 'Hashtags hinzufügen',
  postAbout: (topic) => `Schreib einen Beitrag über ${topic}`,
  hashtagsFor: (topic) => `Hashtags zu **${topic}**, die passendsten zuerst:`,
  fewAreEnough: 'Drei bis fünf reichen für die meisten Beiträge.',
  whichTopic:
    'Zu welchem Thema suchst du Hashtags? Ein paar Worte reichen, zum Beispiel „vegane Bäckerei“ oder „Frühlingsangebot“.',
  inOwnPosts: (count) => (count === 1 ? 'in einem deiner Beiträge' : `in ${count} deiner Beiträge`),
};
