import type { GraveWords } from './grave-words.ts';
import { stems, words } from './grave-words.ts';

export const GERMAN: GraveWords = {
  harmless: [
    words(
      'tod(?:schick|sicher|lecker)e?[rsnm]?|zum totlachen|kostenlose[rn]? rückruf(?:service)?|rückrufservice|rückruf-service|schließen freundschaft(?:en)?|geschlossene gesellschaft|abschied vom alltag|krankenkassen?|krankengymnastik|ohne ausfallzeit(?:en)?|keine? entschuldigung(?:en)?|(?:mon|diens|donners|frei|sams|sonn)tags (?:ist |sind |haben wir )?geschlossen|mittwochs (?:ist |sind |haben wir )?geschlossen|ausfallsicher\\w*',
      'giu',
    ),
  ],
  grave: [
    words(
      'tot|tod|tode|gestorben|starb|stirbt|verstorben\\w*|verstarb|von uns gegangen|verloren haben|ums leben|getötet|tödlich\\w*|beileid|nachruf|beerdigung|beisetzung|abschied von|abschied nehmen|krank|unwohl|krankenhaus|krebs|verletzt\\w*|feuer|brand (?:in|im)|abgebrannt|einbruch|eingebrochen|gestohlen|überfall\\w*|opfer|traurig\\w*|schweren herzens|erschüttert|bestürzt|fassungslos|vermisst',
    ),
    stems(
      'todesf|trauer|gedenk|krankheit|krankheitsbedingt|erkrank|unfall|unfälle|verungl|hochwasser|überschwemm|explosion|erdbeben|tragöd|tragisch|selbstmord|suizid',
    ),
    words(
      'entfällt|entfallen|bleib(?:t|en)(?: \\S{1,30}){0,5} zu(?=[.!]?(?:$| wegen))|fällt(?: \\w{1,30}){0,4} aus|fallen(?: \\w{1,30}){0,4} aus|nicht (?:erreichbar|verfügbar|möglich)|funktioniert(?: \\w+)? nicht|offline|gehackt|datenleck|datenpanne|verschoben|abgesagt|absage|geschlossen|schließen|schließt|zu bleibt|macht zu|pleite|entlassen|rückruf\\w*|rufen(?: \\S{1,40}){1,8} zurück|nicht verzehren|streik|streiken',
    ),
    stems(
      'ausfall|ausgefallen|stromausfall|störung|verspät|verzögerung|schließung|insolven|geschäftsaufgabe|entlassung|stellenabbau|kurzarbeit|verunreinig|phishing|cyberangriff',
    ),
    words('leider|(?:tut|tuts) (?:uns|mir)(?: \\w+)? leid|unser fehler|enttäuscht'),
    stems('entschuldig|bedauer|sorry|verzeih'),
  ],
};
