import type { Dialogue } from '../dialogue.ts';

const PLANNED = [
  { text: 'Sopa de abóbora do dia', platform: 'facebook', at: '2026-11-25 12:00:00' },
  { text: 'Estamos contratando padeiros', platform: 'linkedin', at: '2026-11-26 09:00:00' },
] as const;
const PAGE = { locale: 'pt-BR' } as const;

/** Dialogues as people in Brazil write. */
export const PORTUGUESE: readonly Dialogue[] = [
  {
    ...PAGE,
    lines: [
      'escreva um post sobre nosso panetone caseiro',
      'o segundo',
      'no facebook',
      'amanhã às 6 da tarde',
      'sim',
    ],
    made: [{ on: 'facebook', at: '2026-11-24 18:00:00', text: 'panetone' }],
  },
  {
    lines: ['publique isto no linkedin amanhã às 9: “Fechamos na segunda.”', 'sim, pode publicar'],
    made: [{ on: 'linkedin', at: '2026-11-24 09:00:00', exact: 'Fechamos na segunda.' }],
  },
  {
    ...PAGE,
    lines: ['crie uma publicação sobre o bazar de natal e poste no facebook sexta às 17h', 'pode agendar'],
    made: [{ on: 'facebook', at: '2026-11-27 17:00:00', text: 'bazar de natal', without: 'sexta' }],
  },
  {
    ...PAGE,
    lines: ['poste isso: "Hoje fechamos às 15h"', 'linkedin', 'agora', 'sim'],
    made: [{ on: 'linkedin', at: null, exact: 'Hoje fechamos às 15h' }],
  },
  {
    ...PAGE,
    lines: [
      'oi',
      'preciso de um post sobre o novo café gelado',
      'mais curto',
      'o primeiro',
      'em facebook e linkedin',
      'hoje às 18h',
      'não, melhor às 19h',
      'sim',
    ],
    made: [
      { on: 'facebook', at: '2026-11-23 19:00:00', text: 'café gelado' },
      { on: 'linkedin', at: '2026-11-23 19:00:00', text: 'café gelado' },
    ],
  },
  {
    ...PAGE,
    lines: ['Tema: curso de pães\nOnde: LinkedIn\nQuando: quarta às 18h', 'sim'],
    made: [{ on: 'linkedin', at: '2026-11-25 18:00:00', text: 'curso de pães', without: 'Quando' }],
  },
  {
    ...PAGE,
    lines: ['escreva um post sobre a feira para facebook amanhã às 9', 'não'],
    made: [],
  },
  {
    ...PAGE,
    posts: PLANNED,
    lines: ['mostre minhas publicações agendadas'],
    intent: 'list_posts',
    says: ['Sopa de abóbora'],
  },
  { ...PAGE, posts: PLANNED, lines: ['o que está agendado?'], says: ['Sopa de abóbora'] },
  {
    ...PAGE,
    posts: PLANNED,
    lines: ['mova a publicação da sopa para sexta às 10', 'sim'],
    given: ['2026-11-27 10:00:00', '2026-11-26 09:00:00'],
  },
  {
    ...PAGE,
    posts: PLANNED,
    lines: ['mostre minhas publicações agendadas', 'cancele o segundo', 'sim'],
    given: ['2026-11-25 12:00:00', 'canceled'],
  },
  { ...PAGE, lines: ['qual é o melhor horário para publicar no linkedin?'], intent: 'best_times' },
  { ...PAGE, lines: ['encontre hashtags para padaria'], intent: 'hashtags', says: ['padaria'] },
];
