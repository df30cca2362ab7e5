import type { NatureWords } from '../../plan-words.ts';

export const teaching = (): NatureWords => ({
  pillars: [
    {
      name: 'A primeira aula',
      why: 'O que mais se adia é o começo, não o resto.',
      posts: [
        'O que acontece nos primeiros dez minutos',
        'Do que mais se tem medo no começo, e quantas vezes isso acontece de verdade',
        'Alguém que começou tarde, com as próprias palavras',
      ],
    },
    {
      name: 'Uma coisa bem explicada',
      why: 'Quem entende uma coisa com você volta para aprender a próxima.',
      posts: [
        'Uma única coisa, explicada em trinta segundos',
        'Um erro que todo mundo comete, e o exercício para corrigir',
        'O mesmo momento visto do lugar do aluno e do seu',
      ],
    },
    {
      name: 'Quanto tempo, quanto custa',
      why: 'São os primeiros números que perguntam.',
      posts: [
        'Aulas, semanas e preço, contados com honestidade',
        'Uma conquista: em quanto tempo e com que ajuda, com permissão',
        'O que acontece quando uma aula precisa ser cancelada',
      ],
    },
  ],
  asks: ['um aluno que ensinou algo a você', 'o que você faz diferente da escola em que estudou'],
});
