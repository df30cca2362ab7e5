import type { BudgetWords } from '../budget-words.ts';

export const BUDGET: BudgetWords = {
  per: {
    day: 'por dia',
    week: 'por semana',
    month: 'por mês',
    quarter: 'por trimestre',
    year: 'por ano',
    all: 'para todo o prazo',
  },
  sum: (money, per) => `${money} ${per}`,
  given: (text, sum) => `Você informou “${text}”. O plano conta com ${sum}.`,
  noMoney: 'Sem dinheiro, o plano só custa tempo.',
  timeOnly: (text) => `Você informou “${text}”: tempo, e nenhum dinheiro. Para o plano, basta.`,
  unread: (text) =>
    `Você informou “${text}”, sem um valor claro. Enquanto não houver um, o plano só custa tempo.`,
  head: (per) => ['Item', 'Detalhe', `Valor ${per}`],
  total: 'Total',
  shares: {
    boosting: ['Impulsionamento', ''],
    material: ['Material', 'Acessórios, luz, impressos'],
    filmMaterial: ['Material', 'Suporte para celular, microfone de lapela, luz'],
    reach: ['Alcance pago', ''],
    photos: ['Fotos', 'Uma sessão de fotos por mês'],
    photosAndVideo: ['Fotos e vídeo', 'Uma sessão por mês com um fotógrafo, para fotos e clipes curtos'],
    texts: ['Textos e design', 'Ajuda externa com modelos e textos mais longos'],
    campaigns: ['Campanhas pagas', ''],
    photoProduction: ['Produção', 'Fotos, documentos e design feitos por profissionais'],
    videoProduction: ['Produção', 'Vídeo, fotos e design feitos por profissionais, em dois dias de produção'],
    experts: ['Textos de especialistas', 'Entrevistas com seus especialistas, escritas e revisadas'],
    creators: [
      'Criadores e parceiros',
      'Criadores locais que mostram o que você faz, com aviso de publicidade',
    ],
    hiringPeople: ['Pessoal', 'Alguém que responda a mensagens e candidaturas todo dia útil'],
    people: ['Pessoal', 'Alguém que planeje, responda e faça relatórios todo dia útil'],
    measuring: ['Medição', 'Páginas de destino, origem dos contatos, um relatório por mês'],
    reserve: ['Reserva', 'Para imprevistos'],
  },
  time: {
    hours: ['Item', 'Detalhe', 'Horas por semana'],
    minutes: ['Item', 'Detalhe', 'Minutos por semana'],
    material: ['Material', 'Fotos e anotações durante a semana, enquanto você trabalha'],
    writing: ['Escrever', 'Todas as publicações da semana de uma vez'],
    answers: ['Responder', 'Dez minutos por dia'],
    answersInTime: 'Um pouco todo dia',
  },
};
