/**
 * Words that the published lexicons lack and comments are full of, or that mean something else there: valences from -5 to
 * 5 (emoji: from -100 to 100). 0 takes a word out.
 */
export const ADDED = {
  english: {
    ...{ obsessed: 3, slay: 3, slaps: 2, banger: 3, goat: 2, goated: 3, dope: 3, lit: 3, sick: 0, bomb: 2 },
    ...{ yay: 3, yass: 3, yess: 3, woot: 3, woohoo: 3, congrats: 3, kudos: 3, bravo: 3, props: 2, legend: 3 },
    ...{ gorgeous: 4, stunning: 4, adorable: 3, iconic: 3, wholesome: 3, yummy: 3, delish: 3, tasty: 3, comfy: 2 },
    ...{ ty: 2, thx: 2, tysm: 3, ily: 3, lmao: 2, lmfao: 2, rofl: 3, haha: 2, hahaha: 3, lol: 2 },
    ...{ meh: -1, yikes: -2, cringe: -3, ugh: -2, eww: -3, smh: -2, wtf: -4, trash: -3, garbage: -3, mid: -1 },
    ...{ overpriced: -3, ripoff: -3, scam: -4, scammed: -4, scammers: -4, spam: -2, refund: -1, laggy: -2, buggy: -2 },
    ...{ overrated: -2, clickbait: -2, shady: -2, sketchy: -2, unacceptable: -3, unprofessional: -3, unreliable: -2 },
    ...{ rude: -3, slow: -2, slower: -2, broke: -1, broken: -2, crashed: -2, late: -1, expensive: -2, cheap: 0 },
    ...{ recommend: 2, recommended: 2, helpful: 2, friendly: 2, underrated: 2, flawless: 4, delicious: 3 },
  },
  emoji: { '🙄': -60, '🤡': -70, '🤬': -90, '😒': -60, '🤮': -80, '🤢': -70, '🖕': -80, '🥰': 85, '🤩': 80, '🥳': 80, '💩': -30 },
  german: {
    ...{ toll: 3, klasse: 3, spitze: 3, wunderschön: 4, wunderbar: 4, wundervoll: 4, genial: 4, mega: 3, geil: 3, lecker: 3 },
    ...{ danke: 2, dankeschön: 3, bravo: 3, glückwunsch: 3, herzlichen: 2, freue: 3, gefreut: 2, freut: 3, freundlich: 2 },
    ...{ empfehlen: 2, empfehlenswert: 3, geholfen: 2, hilfreich: 2, gerne: 2, hübsch: 3, gelungen: 3, begeistert: 4, liebe: 3 },
    ...{ leider: -2, schade: -2, schlecht: -3, schlechter: -3, enttäuschend: -3, enttäuscht: -3, furchtbar: -4, schrecklich: -4 },
    ...{ mist: -3, scheiße: -4, scheisse: -4, kacke: -4, unverschämt: -4, frech: -2, teuer: -2, überteuert: -3, abzocke: -4 },
    ...{ betrug: -4, kaputt: -2, langsam: -1, nervig: -3, nervt: -3, peinlich: -3, mies: -3, miserabel: -4, ärgerlich: -3 },
    ...{ gut: 3, besser: 2, beste: 3, besten: 3, super: 3, weiter: 0, ansehen: 0, art: 0, arm: -1, service: 0, will: 0 },
  },
  french: {
    ...{ bravo: 3, merci: 2, adore: 3, adoré: 3, aime: 2, magnifique: 4, génial: 4, géniale: 4, super: 3, top: 3, parfait: 3 },
    ...{ parfaite: 3, excellent: 4, excellente: 4, beau: 3, belle: 3, joli: 2, jolie: 2, bien: 2, bon: 2, bonne: 2, félicitations: 3 },
    ...{ recommande: 2, hâte: 2, heureux: 3, heureuse: 3, content: 2, contente: 2, délicieux: 3, sympa: 2, agréable: 2, chouette: 3 },
    ...{ déçu: -3, déçue: -3, décevant: -3, décevante: -3, nul: -3, nulle: -3, horrible: -4, mauvais: -3, mauvaise: -3, pire: -3 },
    ...{ honte: -3, honteux: -3, arnaque: -4, cher: -2, chère: -1, lent: -1, dommage: -2, hélas: -2, catastrophe: -3, merde: -3 },
    ...{ service: 0, personne: 0, tout: 0, plus: 0 },
  },
  spanish: {
    ...{ encanta: 4, encantó: 4, encantado: 3, encantada: 3, gracias: 2, excelente: 4, genial: 4, felicidades: 3, bravo: 3, bueno: 3 },
    ...{ buena: 3, buen: 3, bien: 2, mejor: 2, increíble: 3, hermoso: 4, hermosa: 4, bonito: 3, bonita: 3, lindo: 3, linda: 3, rico: 2 },
    ...{ perfecto: 3, perfecta: 3, maravilloso: 4, maravillosa: 4, amo: 3, recomiendo: 2, recomendable: 2, contento: 3, feliz: 3, gusta: 2 },
    ...{ mal: -3, malo: -3, mala: -3, peor: -3, horrible: -4, decepción: -3, decepcionado: -3, decepcionante: -3, pésimo: -4, pésima: -4 },
    ...{ estafa: -4, caro: -2, cara: 0, lento: -1, lástima: -2, vergüenza: -3, basura: -3, terrible: -4, asco: -4, esperaba: 0 },
  },
} satisfies Record<string, Readonly<Record<string, number>>>;
