import type { NatureWords, Slots } from '../../plan-words.ts';

export const craft = ({ thing }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing} : un travail du début à la fin`,
      why: 'On confie son bien à des mains qu’on a vues travailler.',
      posts: [
        'À l’arrivée : les dégâts, de près',
        'L’étape qui décide si cela tiendra',
        'Le même détail avant et après, sous le même angle',
      ],
    },
    {
      name: 'Ce qu’on peut vérifier soi-même',
      why: 'Aide à savoir si l’on a besoin de vous, et quand.',
      posts: [
        'Trois signes qu’il faut appeler, et un qui peut attendre',
        'Ce qu’il ne faut pas toucher avant qu’un professionnel l’ait vu',
        'Ce que couvre une visite, et ce que vous remettez par écrit',
      ],
    },
    {
      name: 'Outils, matériaux, vieilles réparations',
      why: 'Montre un savoir-faire qu’on ne trouve pas ailleurs.',
      posts: [
        'Un outil : à quoi il sert, et qui vous a appris à l’utiliser',
        'Un matériau devenu introuvable, et ce qui le remplace',
        'Une ancienne réparation faite par un autre, et ce que vous en pensez',
      ],
    },
  ],
  asks: [
    'le travail qu’on vous déconseillait et que vous avez accepté',
    'ce que vous avez trouvé à l’intérieur et que personne n’attendait',
  ],
});
