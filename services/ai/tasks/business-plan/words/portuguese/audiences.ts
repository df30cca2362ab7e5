import type { PlanWords } from '../plan-words.ts';

export const AUDIENCES: PlanWords['audiences'] = {
  workers: 'Leem em um intervalo curto. Ponha o mais útil no começo.',
  hobbyists: 'Conhecem o equipamento peça por peça. Cite modelos e números, e peça a opinião.',
  committees: 'Decidem em grupo e raramente, e precisam de algo para pôr na mesa.',
  experts: 'Procuram detalhes para conferir, e recomendam quem acerta.',
  managers: 'Leem entre duas reuniões, e compartilham o que mostra que estão bem informados.',
  clerks: 'Conhecem melhor que ninguém os problemas do dia a dia, e são consultados antes da compra.',
  grieving: 'Não há forças para textos longos. Uma coisa só, dita com cuidado, e um telefone.',
  helpers: 'Querem saber quanto tempo leva antes de saber para quê.',
  families: 'Decidem à noite, pelo que cabe na semana da família toda.',
  young: 'Olham para gente da mesma idade antes de olhar para você.',
  beginners: 'O medo é ir pior que todo mundo. Mostre que todos começam assim.',
  seniors: 'Leem até o fim, e preferem ligar a escrever.',
  tenants: 'Começam a procurar quando chega uma carta, e com as palavras dela.',
  travelers: 'Decidem de longe, por fotos que outros fizeram.',
  neighbors: 'Passam na frente da sua porta. Mostre o que tem hoje.',
  companies: 'Compram o que uma empresa parecida já tem.',
};
