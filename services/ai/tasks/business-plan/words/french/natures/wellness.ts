import type { NatureWords } from '../../plan-words.ts';

export const wellness = (): NatureWords => ({
  pillars: [
    {
      name: 'La première visite',
      why: 'Enlève l’appréhension de la première fois.',
      posts: [
        'La première visite, de la porte à la caisse, en six images',
        'Ce que vous demandez avant de commencer, et pourquoi',
        'Quelle tenue mettre, quoi apporter et comment payer',
      ],
    },
    {
      name: 'Entre deux visites',
      why: 'Un résultat qui dure fait revenir plus sûrement qu’un résultat qui s’efface.',
      posts: [
        'Deux minutes par jour pour garder le résultat',
        'Un produit ou une habitude qui fait plus de mal que de bien',
        'Ce qui peut attendre la prochaine fois, et ce qui ne peut pas',
      ],
    },
    {
      name: 'Avant, après, en toute franchise',
      why: 'Montre ce qui est réaliste, et ce que cela demande.',
      posts: [
        'Un résultat et le nombre de visites nécessaires, avec l’accord de la personne',
        'Une demande que vous avez déconseillée, et pourquoi',
        'La même chose sur trois personnes différentes',
      ],
    },
  ],
  asks: [
    'la demande fréquente que vous déconseillez',
    'qui vient chez vous depuis le plus longtemps, et pour quoi',
  ],
});
