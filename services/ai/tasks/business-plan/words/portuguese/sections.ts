import { counter } from '../numbers.ts';
import type { SectionWords } from '../section-words.ts';
import { BUDGET } from './budget.ts';

const posts = counter('pt-BR', { one: 'publicação', other: 'publicações' });
const COUNTS = ['', 'uma', 'duas', 'três', 'quatro'];
const weeksText = counter('pt-BR', { one: 'semana', other: 'semanas' });

export const SECTIONS: SectionWords = {
  titles: {
    summary: 'Resumo',
    audience: 'Público-alvo',
    own: 'O que só você pode contar',
    platforms: 'Estratégia por rede',
    content: 'Pilares de conteúdo',
    rhythm: 'Ritmo de publicação',
    calendar: 'Calendário de quatro semanas',
    budget: 'Orçamento',
    firstDays: 'Os primeiros 30 dias',
    measures: 'Como medir os resultados',
    challenges: 'Respostas às suas dificuldades',
  },
  posts,
  summary: {
    business: 'Negócio:',
    audience: 'Público:',
    goals: 'Objetivos:',
    rhythm: (count, channels) => `${count} por semana (${channels}).`,
    timeframe: (text, weeks) =>
      weeks === null
        ? `Prazo: ${text}, em ciclos de quatro semanas.`
        : `Prazo: ${text} (${weeksText(weeks)}), em ciclos de quatro semanas.`,
    noTimeframe: (weeks) =>
      `Você não informou um prazo; por isso, o plano cobre ${weeksText(weeks)}, em ciclos de quatro semanas.`,
    noAmount: 'Você não informou um orçamento: tudo aqui funciona sem dinheiro.',
    means: {
      small: (sum) => `Seu orçamento de ${sum} dá para mostrar uma publicação por mês a mais pessoas.`,
      medium: (sum) =>
        `Seu orçamento de ${sum} paga um alcance constante e imagens melhores; os textos continuam com você.`,
      large: (sum) =>
        `Seu orçamento de ${sum} paga campanhas, produção e alguém que cuide disso todo dia útil.`,
    },
  },
  audience: {
    reach: (who) => `Seu público: ${who}.`,
    ask: (who) => `Onde este público pede conselhos: “${who}”?`,
  },
  own: {
    intro: 'Ninguém mais poderia publicar isto. Preencha os colchetes.',
    asked: (who) => `Qual foi a última pergunta de alguém do seu público (“${who}”), palavra por palavra?`,
    wish: (text) => `O que você vai mostrar neste mês do que pediu (${text})?`,
    goal: (count, isTarget) => `o número de hoje${isTarget ? '' : ' e o que seria suficiente'} (${count})`,
    challenge: (text) => `Para quem “${text}” não foi um obstáculo, e por quê?`,
    season: 'o que muda nessa época e com que antecedência as pessoas decidem',
  },
  platforms: {
    several: (count, channels) =>
      count === 1
        ? `Com seu tempo e seu dinheiro, dá para cuidar bem de uma rede: ${channels}.`
        : `Com seu tempo e seu dinheiro, dá para cuidar bem de ${COUNTS[count] ?? count} redes: ${channels}.`,
    first: (pillar) => `Comece com “${pillar}”.`,
    formats: (list) => `Formatos: ${list}.`,
  },
  content: {
    asked: (text) => `Seu pedido: ${text}.`,
    noVideo: 'Por isso, o calendário não tem vídeos.',
    video: 'Por isso, os vídeos vêm primeiro onde a rede permite.',
    first: (pillar) => `Use isso primeiro em “${pillar}”.`,
    head: ['Pilar', 'Parte', 'Por quê', 'Por exemplo'],
    measure: (count) => `O que contar: ${count}.`,
  },
  rhythm: {
    head: ['Rede', 'Por semana', 'Conteúdo'],
    main: (channel) => `Feito para o ${channel}`,
    other: (main, channel) => `O melhor do ${main}, adaptado para o ${channel}`,
    time: (text) => `Seu tempo: ${text}.`,
    needs: {
      none: 'Reserve 3 horas por semana.',
      small: 'Reserve 4 horas por semana.',
      medium: 'Reserve 6 horas por semana.',
      large: 'Conte com alguém em meio período, ou com uma agência com uma só pessoa de contato.',
    },
    start: {
      companies: 'No começo, publique nas manhãs de dias úteis; depois, guie-se pelos seus próprios números.',
      people: 'No começo, publique no início da noite; depois, guie-se pelos seus próprios números.',
    },
  },
  calendar: {
    intro: (channel) => `Para o ${channel}.`,
    others: (channels) => `Nas outras redes (${channels}), use o melhor da semana anterior.`,
    again: (post) => `${post} (de novo, de outro jeito)`,
    head: ['Semana', 'Dia', 'Formato', 'Publicação', 'Pilar'],
  },
  budget: BUDGET,
  firstDays: {
    days: (from, to) => `Dias ${from}–${to}`,
    profile: (channel, thing, who) =>
      `No perfil do ${channel}, diga o que você faz (“${thing}”), para quem (“${who}”) e como falar com você.`,
    note: (count) => `Anote o número de hoje (${count}).`,
    collect: (pillar, first, second) => `Reúna material para “${pillar}”: “${first}” e “${second}”.`,
    schedule: (count) => `Agende ${count}.`,
    firstPost: (pillar) => `Faça a primeira publicação de “${pillar}”.`,
    paid: {
      small: (channel) => `Impulsione a melhor publicação no ${channel} por cinco dias.`,
      medium: (channel) =>
        `Impulsione suas duas melhores publicações no ${channel} com o mesmo valor e compare.`,
      large: (channels) =>
        `Teste duas mensagens em cada rede (${channels}) e pare a mais fraca depois de uma semana.`,
    },
    unpaid: (who) =>
      `Peça a três pessoas próximas do seu público (“${who}”) que compartilhem a melhor publicação.`,
    compare: (count) => `Compare com o dia 3 (${count}) e ajuste o calendário.`,
  },
  measures: {
    head: ['Objetivo', 'O que contar', 'Onde', 'Se estagnar'],
    budget: [
      'Orçamento',
      'Custo por resultado',
      'Gasto dividido pelos resultados',
      'Pare a publicação mais cara',
    ],
    targets: (list, count) => (count > 1 ? `Suas metas: ${list}.` : `Sua meta: ${list}.`),
    noTarget: 'Você não informou uma meta: conte por 30 dias e depois defina uma.',
    reviewAfter: (weeks) => `Reveja o plano depois de ${weeksText(weeks)}.`,
    reviewAtEnd: 'Reveja o plano no fim do seu prazo.',
  },
  challenges: {
    none: 'Você não informou nenhuma dificuldade. [O que afastou as pessoas até agora?]',
    unknown: '[Quem isso afasta, e o que você já tentou?] A resposta depende disso.',
  },
};
