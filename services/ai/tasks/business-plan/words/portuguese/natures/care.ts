import type { NatureWords } from '../../plan-words.ts';

export const care = (): NatureWords => ({
  pillars: [
    {
      name: 'Atrás da porta',
      why: 'É mais fácil ir a um lugar que já se viu.',
      posts: [
        'Uma sala em um horário tranquilo, sem pessoas',
        'Quem abre a porta e o que se pergunta primeiro',
        'O que se pode levar, perguntar e recusar',
      ],
    },
    {
      name: 'Palavras para o que é difícil',
      why: 'Uma resposta clara em público poupa alguém de uma pergunta que não tem coragem de fazer.',
      posts: [
        'Uma pergunta que quase ninguém se atreve a fazer, com uma resposta simples',
        'O que dizer a quem está passando por isso, e o que ajuda mais que palavras',
        'Uma ideia errada sobre este trabalho, corrigida com delicadeza',
      ],
    },
    {
      name: 'Quem ajuda',
      why: 'É mais fácil se imaginar ajudando depois de conhecer alguém que ajuda.',
      posts: [
        'Uma pessoa da equipe, em três frases dela',
        'Uma coisa pequena que deixou um dia mais leve, contada sem nomes',
        'Que apoio recebe quem ajuda',
      ],
    },
  ],
  asks: [
    'o que mais surpreende na primeira visita',
    'uma frase que alguém escreveu para você depois, com permissão',
  ],
});
