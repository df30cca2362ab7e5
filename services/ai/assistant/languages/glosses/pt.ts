import { NETWORK_CHOICE } from '../../../language/network-words.ts';
import type { Gloss } from './gloss-table.ts';
import { tonesOf } from './tones.ts';

const NETWORK = `(?=(?:${NETWORK_CHOICE})(?![\\p{L}]))`;
const POST = '(?:post|publicação|publicacao|postagem|texto|mensagem|legenda)';
const PUBLISH = '(?:publique|publica|publicar|poste|posta|postar|compartilhe|compartilhar)';
const SCHEDULE = '(?:agende|agenda|agendar|programe|programar)';

const ABOUT = '(?:sobre|a respeito de|para anunciar|pra|para)';
const TONES = tonesOf({
  tones: [
    ['engraçad[oa]|divertid[oa]|bem-humorad[oa]|zoeira', 'funny'],
    ['descontraíd[oa]|leve|amigável|informal|próxim[oa]|acolhedor|acolhedora', 'friendly'],
    ['profissional|séri[oa]|formal', 'professional'],
    ['chamativ[oa]|empolgante|animad[oa]', 'catchy'],
    ['curt[oa]|curtinh[oa]|breve', 'short'],
    ['simples|sóbri[oa]', 'simple'],
  ],
  something: `(?:algo|alguma coisa|um negócio) ADJ ${ABOUT}`,
  end: '(?<=, )(?:um pouco|meio|bem) ADJ',
  post: `(?:um|uma) ${POST} ADJ ${ABOUT}`,
});

export const GLOSS_PT: Gloss = [
  ['^não,? (?:essa|esse|esta|este) não,? (?:a outra|o outro)$', 'no, not that one, the other one'],
  ...TONES,
  [
    '(?:(?:me )?(?:dá|dê|da|de|manda|mande|sugere|sugira|arruma|arrume|encontra|encontre|procura|procure|busca|busque|acha|ache)(?:-me| me| pra mim)?(?: umas| algumas| boas)* )?hashtags (?:para|pra|pro|sobre|de)(?: (?:uma?|noss[oa]|minha|meu|a|o|as|os))?',
    'find hashtags for',
  ],
  ['as (?=\\d)', 'às '],
  ['desfa(?:ça|z|zer)(?: isso)?|volt[ea] atrás', 'undo that'],
  ['(?:deixa|deixe) (?:pra|para) lá|esque(?:ça|ce)(?: isso)?', 'forget it'],
  ['(?:não,? )?(?:espere?a?,? )?ainda não', 'no, not yet'],
  ['(?:mova|move|mude|muda|passe|passa|adie|adia)(?:-[oa]s?| ela| ele| isso)(?= )', 'move it'],
  [
    '(?:publicar|postar|escrever|escreva|escreve) (?:algo|alguma coisa) (?:bonito|legal|divertido|curto)',
    'write something',
  ],
  ['(?:você )?(?:pode|poderia|consegue)(?: me)?', 'can you'],
  [
    '(?:escreva|escreve|escrever|redija|crie|cria|criar|faça|faz|fazer|prepare|prepara)(?:-me| me| para mim| pra mim)?',
    'write',
  ],
  [`(?:um|uma) (?:breve |curt[oa] |nov[oa] )?${POST} (?:sobre|para anunciar)`, 'a post about'],
  [`write (?:um|uma) ${POST}(?=:)`, 'write a post'],
  [`write (?:um|uma) (?:nov[oa] )?${POST}$`, 'create new content'],
  ['(?:algo|alguma coisa) sobre', 'something about'],
  ['(?:preciso(?: de)?|quero|queria|gostaria(?: de)?)', 'I need'],
  [
    `e (?:depois )?(?:publique|poste|agende|coloque|compartilhe)(?:-[oa]| ela| ele| isso)?(?! hashtags)`,
    'and post it',
  ],
  [`${SCHEDULE}(?:-[oa])? (?:para|pra)`, 'schedule it for'],
  [`${PUBLISH}(?: exatamente)? (?:isto|isso|este texto|esse texto|o seguinte)`, 'post this'],
  [`${PUBLISH}(?:-[oa])? (?:agora|já)`, 'post it now'],
  ['write que', 'write a post saying'],
  [`^${PUBLISH}`, 'post'],
  [`^${SCHEDULE}`, 'schedule'],
  [
    'e (?:procure|busque|encontre|ache)(?: umas| algumas)? hashtags(?: para (?:isso|el[ea]))?',
    'and add some hashtags',
  ],
  ['(?<=^|, )(?:agora(?: mesmo)?|já)$', 'now'],
  ['traduz(?:a|ir)?', 'translate'],
  ['^(?:todos|todas)(?: el[ea]s)?$', 'all of them'],
  ['^nenhuma?(?: del[ea]s)?', 'neither'],
  ['mais (?:amigável|simpátic[oa]|leve)', 'friendlier'],
  ['mais (?:profissional|formal|séri[oa])', 'more professional'],
  ['mais (?:engraçad[oa]|divertid[oa])', 'funnier'],
  ['^(?:só|somente|apenas)', 'only'],
  [`(?:no|na|em|pro|para o|para) ${NETWORK}`, 'on '],
  [`(${NETWORK_CHOICE}) e (?:on |no )?${NETWORK}`, '$1 and '],
  ['(?:n?os dois|n?as duas)|(?:em )?amb[oa]s', 'both'],
  ['em tod[oa]s(?: as redes)?|em todo lugar', 'everywhere'],
  ['(?:usar |use )?(?:o primeiro|a primeira)(?: opção| rascunho)?', 'the first one'],
  ['(?:usar |use )?(?:o segundo|a segunda opção)(?: rascunho)?|^a segunda$', 'the second one'],
  ['(?:usar |use )?(?:o terceiro|a terceira)(?: opção| rascunho)?', 'the third one'],
  ['(?:usar |use )?(?:o último|a última)(?: opção| rascunho)?', 'the last one'],
  ['mova|move|mude|muda|passe|passa|adie|remarque|reagende', 'move'],
  ['(?:retirar|retire|tire|tira|tirar) (?:da rede|do ar)', 'take it down'],
  ['retirar|retire', 'take down'],
  ['apague|apaga|apagar|exclua|excluir|delete|deletar|remova', 'delete'],
  ['cancelar|cancele|cancela', 'cancel'],
  ['me mostr[ea]|mostre(?:-me)?|mostra|mostrar|veja|ver', 'show me'],
  [
    '(?:as )?minhas (?:publicações|postagens) (?:agendadas|programadas)|(?:os )?meus posts (?:agendados|programados)',
    'my scheduled posts',
  ],
  [
    'quais (?:publicações|postagens|posts)(?: eu)? (?:tenho|temos|há|estão agendad[oa]s)(?: para)?',
    "what's scheduled",
  ],
  ['o que (?:está|tem|temos|tenho|há)(?: de)? (?:agendado|programado)', "what's scheduled"],
  ['qual (?:é )?o melhor (?:horário|momento)|quais (?:são )?os melhores horários', 'when is the best time'],
  ['(?:encontre|encontrar|busque|procure|ache) hashtags (?:para|sobre)', 'find hashtags for'],
  ['sem (?=hashtags|emojis?)', 'without '],
  ['mais curt[oa]', 'shorter please'],
  ['mais (?:long[oa]|comprid[oa])', 'longer please'],
  ['outros rascunhos|outras (?:versões|opções)', 'other drafts'],
  ['(?:ok,? )?(?:voltar|volte|volta|vamos voltar) (?:à|ao|a|para)', 'back to my'],
  ['começar de novo|recomeçar|do zero', 'start over'],
  ['^(?:olá|oi|bom dia|boa tarde|boa noite)', 'hello'],
  ['obrigad[oa]|valeu', 'thanks'],
  ['^n[ãa]o', 'no'],
  ['no melhor (?:horário|momento)', 'at the best time'],
  ['(?<=^|, )(?:melhor|na verdade)|em vez disso', 'rather'],
  ['por favor', 'please'],
  ['(?:a publicação|a postagem|o post) (?:da|do|de|sobre)(?: [ao])?', 'the post about'],
  ['publicações|postagens', 'posts'],
  ['publicação|postagem', 'post'],
];
