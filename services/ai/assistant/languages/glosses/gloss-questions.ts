import { NETWORK_CHOICE } from '../../../language/network-words.ts';
import type { TalkLanguage } from '../language.ts';
import { MONTH_CHOICE } from '../month-names.ts';

type Phrases = readonly (readonly [said: RegExp, english: string])[];

const L = '\\p{L}\\p{N}';
const phrases = (table: readonly (readonly [string, string])[]): Phrases =>
  table.map(([phrase, english]) => [new RegExp(`(?<![${L}])(?:${phrase})(?![${L}])`, 'giu'), english]);

/** Networks that the answer says Carillon doesn't know. */
const OTHERS = 'tiktok|youtube|twitter|pinterest|snapchat|threads|whatsapp';

const SPANISH = phrases([
  ['cuántos seguidores (?:tenemos|tengo|hay)', 'how many followers do we have'],
  [
    '(?:qué|cuál) (?:post|publicación|entrada)(?: es la que)? (?:sobre|acerca de|de)(?: el| la| los| las)?',
    'which post about',
  ],
  ['(?:funcionó|funciona|ha funcionado|fue|rindió|gustó) (?:mejor|más)', 'did best'],
  ['(?:cuál|qué) (?:fue|es|ha sido)(?: el| la)? mi mejor (?:post|publicación)', "what's my best post"],
  [
    '(?:responde|contesta)(?: a)? (?:los|las) últim[oa]s (?:tres|3) comentarios',
    'answer the last three comments',
  ],
  [
    '(?:responde|contesta)(?: a)? (?:los|las) últim[oa]s (?:dos|2) comentarios',
    'answer the last two comments',
  ],
  ['(?:responde|contesta)(?: a)? (?:los|las) comentarios', 'answer the comments'],
  [
    '(?:hay|tenemos|tengo)(?: algún| algunos)? (?:comentarios? nuevos?|nuevos comentarios)',
    'any new comments',
  ],
  [
    'qué (?:dice|opina|piensa|comenta) la gente (?:de|sobre)(?: el| la| los| las)?',
    'what do people say about',
  ],
  ['(?:cuándo|a qué hora) (?:debería|debo|conviene|es mejor)(?: de)? publicar', 'when should i post'],
  ['qué (?:hay|tenemos|tengo)(?: ya)? (?:programado|planificado|previsto)(?: ya)?', "what's scheduled"],
  ['qué (?:sale|se publica|va a salir)', 'what goes out'],
  ['cuántos (?:me gusta|likes)', 'how many likes'],
  ['este (?:fin de semana|finde)', 'this weekend'],
  ['ese (?:mismo )?día', 'that day'],
  [
    '(?:cómo|qué tal)(?: nos| me)? (?:fue|ha ido|fueron|va|van|vamos|funcionó|salió|anduvo)(?: (?:con )?(?:los posts|las publicaciones))?(?: (?:la(?! semana)|el(?! mes)|en(?! (?:el|la|este|esta))))?',
    'how did',
  ],
  [
    '(?:dame|pásame|muéstrame|enséñame|quiero ver|cuáles son) (?:los |las )?(?:resultados|números|estadísticas|métricas|datos)(?: del?)?',
    'how did',
  ],
  [
    '(?:tengo|tenemos|hay|quedan|me quedan|nos quedan|qué)(?: algún| algunos)? comentarios? (?:pendientes?(?: de (?:contestar|responder|respuesta))?|sin (?:responder|contestar|respuesta)|(?:por|para) (?:responder|contestar))',
    "any comments we haven't replied to yet",
  ],
  [
    'cómo (?:puedo )?(?:añado|añadir|agrego|agregar|subo|subir|adjunto|adjuntar)(?: una| un)? (?:foto|imagen|vídeo|video)',
    'how do i add a picture',
  ],
  ['la semana pasada', 'last week'],
  ['(?:la )?(?:semana que viene|próxima semana)', 'next week'],
  ['esta semana', 'this week'],
  ['este mes', 'this month'],
  ['(?:el |del )?mes pasado', 'last month'],
  [`en(?= (?:${NETWORK_CHOICE}|${OTHERS}))`, 'on'],
]);

const FRENCH = phrases([
  [
    "combien (?:d'abonnés|de followers)(?: avons-nous| a-t-on| on a| ai-je| j'ai)?",
    'how many followers do we have',
  ],
  ['(?:quelle publication|quel post) (?:sur|à propos de)(?: le| la| les)?', 'which post about'],
  ['(?:a|ont) (?:le mieux|mieux) (?:marché|fonctionné)', 'did best'],
  ['(?:quel|quelle) (?:est|était|a été) (?:mon|ma) meilleure? (?:post|publication)', "what's my best post"],
  ['réponds aux (?:trois|3) derniers commentaires', 'answer the last three comments'],
  ['réponds aux (?:deux|2) derniers commentaires', 'answer the last two comments'],
  ['réponds aux commentaires', 'answer the comments'],
  [
    "(?:y a-t-il|il y a|est-ce qu'il y a)(?: de| des)? (?:nouveaux commentaires|commentaires)",
    'any new comments',
  ],
  ["qu'est-ce que les gens (?:disent|pensent) (?:de|du|des)(?: la| le)?", 'what do people say about'],
  [
    '(?:quand|à quelle heure)(?: est-ce que je| dois-je| faut-il| faut| il faut| devrais-je| vaut-il mieux)(?: dois)? (?:publier|poster)',
    'when should i post',
  ],
  [
    "(?:qu'est-ce (?:qui est|que j'ai|qu'on a|que nous avons)|qu'ai-je|qu'avons-nous)(?: déjà)?(?: de)? (?:prévu|programmé)",
    "what's scheduled",
  ],
  [
    "(?:(?:et )?ça a donné quoi|qu'est-ce que ça a donné|comment (?:ça s'est passé|se sont passés?|ont marché|a marché|était|étaient|s'est passée?))(?: nos posts| les posts| nos publications| les publications)?(?: en(?! ce)| le(?! mois)| la(?! semaine))?",
    'how did',
  ],
  [
    '(?:donne|montre|file|envoie|sors)(?:[- ](?:moi|nous))? (?:les |nos )?(?:stats|statistiques|chiffres|résultats)(?: de(?: la(?! semaine))?| du(?! mois))?',
    'how did',
  ],
  [
    "(?:il (?:me|nous) reste|il reste|j'ai|on a|nous avons|y a(?:-t-il)?|est-ce qu'il y a|il y a)(?: encore)? (?:des|de|quels) commentaires (?:sans réponse|à traiter|non traités|en attente|pas répondus)",
    "any comments we haven't replied to yet",
  ],
  ["(?:qu'est-ce qui|quoi) (?:sort|part|est publié)", 'what goes out'],
  ["combien de (?:j'aime|likes)", 'how many likes'],
  ['ce week-?end', 'this weekend'],
  ['(?:le |du )?mois dernier', 'last month'],
  ['ce jour(?:-là)?', 'that day'],
  [
    'comment (?:puis-je |je peux )?(?:ajouter|ajoute|mettre)(?: une| un)? (?:photo|image|vidéo)',
    'how do i add a picture',
  ],
  ['la semaine dernière', 'last week'],
  ['la semaine prochaine', 'next week'],
  ['cette semaine', 'this week'],
  ['ce mois-ci', 'this month'],
  [`sur(?= (?:${NETWORK_CHOICE}|${OTHERS}))`, 'on'],
]);

const PORTUGUESE = phrases([
  ['quantos seguidores (?:temos|tenho|há)|quantos seguidores nós temos', 'how many followers do we have'],
  [
    '(?:qual|que) (?:post|publicação|postagem)(?: é a que)? (?:sobre|acerca de)(?: [oa]s?)?',
    'which post about',
  ],
  ['(?:foi|funcionou|rendeu|se saiu|teve) (?:melhor|mais)', 'did best'],
  ['qual (?:foi|é) (?:o meu|a minha|meu|minha) melhor (?:post|publicação|postagem)', "what's my best post"],
  [
    '(?:responda|responde)(?: a)?(?: aos| os) últimos (?:três|3) comentários',
    'answer the last three comments',
  ],
  ['(?:responda|responde)(?: a)?(?: aos| os) últimos (?:dois|2) comentários', 'answer the last two comments'],
  ['(?:responda|responde) (?:aos|os) comentários', 'answer the comments'],
  ['(?:há|tem|temos|tenho)(?: algum| alguns)? (?:comentários? novos?|novos comentários)', 'any new comments'],
  [
    'o que (?:as pessoas|o pessoal) (?:dizem|diz|acham|acha|comentam) (?:de|do|da|dos|das|sobre)(?: [oa]s?)?',
    'what do people say about',
  ],
  ['(?:quando|a que horas) (?:devo|deveria|é melhor|posso) (?:publicar|postar)', 'when should i post'],
  ['o que (?:já )?(?:está|temos|tenho|tem|há)(?: de)? (?:agendado|programado|planejado)', "what's scheduled"],
  ['o que (?:sai|vai sair|é publicado)', 'what goes out'],
  ['quantas curtidas|quantos likes', 'how many likes'],
  ['(?:n|d)?(?:este|esse) (?:fim de semana|fds)', 'this weekend'],
  ['nesse (?:mesmo )?dia', 'that day'],
  [
    'como (?:foi|foram|está|tá|estão|tão|anda|andam|vai|vão|ficou)(?: [oa]s?| nosso| nossa| nossos| meus?)? (?:engajamento|desempenho|alcance|resultados?|números|posts|publicações)',
    'how did my posts do',
  ],
  [
    '(?:me )?(?:mostr[ea]|dá|manda|passa|quero ver)(?:-me)? (?:os |as )?(?:resultados|números|estatísticas|métricas|dados)(?: d[aoe](?! semana| mês))?',
    'how did',
  ],
  [
    '(?:há|tem|temos|tenho|ficou|sobrou|quais(?: são)? os|quais|que)(?: algum| alguns)? comentários? (?:sem resposta|pendentes?|(?:por|pra|para) responder|não respondidos?|que (?:eu |a gente |nós )?(?:ainda )?não respond\\p{L}{1,6})',
    "any comments we haven't replied to yet",
  ],
  ['como (?:foi|foram|vai|vão|funcionou)(?: [oa]s?)?', 'how did'],
  [
    'como (?:eu )?(?:posso )?(?:adiciono|adicionar|coloco|colocar|anexo|anexar|incluo|incluir)(?: uma?)? (?:foto|imagem|vídeo)',
    'how do i add a picture',
  ],
  ['(?:n?a )?semana passada', 'last week'],
  ['(?:n?a )?(?:semana que vem|próxima semana)', 'next week'],
  ['(?:n?esta|essa) semana', 'this week'],
  ['(?:n?este|esse) mês', 'this month'],
  ['(?:n?o )?mês passado', 'last month'],
  [`(?:no|em)(?= (?:${NETWORK_CHOICE}|${OTHERS}))`, 'on'],
]);

const TABLES: Readonly<Partial<Record<TalkLanguage, Phrases>>> = {
  es: SPANISH,
  fr: FRENCH,
  'pt-BR': PORTUGUESE,
};
const ASKS =
  /(?<![\p{L}])(?:how many followers|which post about|what's my best post|answer the|any new comments|what do people say|when should i post|what's scheduled|how did (?:last|this|my posts)|any comments we|what goes out|how many likes|how do i add)/u;
/** "How did diciembre" */
const ASKS_MONTH = new RegExp(
  `how did (?:(?:le )?mois d[e'] ?|d[eo]? |d'|el |en )?(?:${MONTH_CHOICE})(?!\\p{L})`,
  'u',
);
const LONGEST = 200;

/** A Spanish, French or Portuguese question about the workspace, as English asks it; null for what is none. */
export function questionInEnglish(message: string, language: TalkLanguage): string | null {
  const table = TABLES[language];
  if (!table || message.length > LONGEST || message.includes('\n') || /["“”«»]/.test(message)) return null;
  const askedText = message.toLowerCase().replace(/[¿¡]/g, '').replaceAll('’', "'");
  const english = table.reduce((text, [pattern, as]) => text.replace(pattern, as), askedText).trim();
  if (ASKS_MONTH.test(english)) return `${english} go`;
  return ASKS.test(english) ? english : null;
}
