import { foldText } from './plain-text.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(','));

const YES = list(
  'true,yes,y,1,x,✓,✔,✅,☑,on,wahr,ja,j,vrai,oui,verdadero,si,s,verdadeiro,sim,vero,はい,صح,نعم,[x],(x),checked,selected,ticked',
);
const NO = list(
  'false,no,n,0,-,✗,✘,❌,☐,off,none,falsch,nein,faux,non,falso,nao,いいえ,خطا,لا,[],[ ],( ),unchecked,unselected,unticked',
);

export const isYes = (cell: string): boolean => YES.has(foldText(cell));
export const isNo = (cell: string): boolean => NO.has(foldText(cell));
/** Reports whether a cell says yes or no, in the words of spreadsheets’ languages. */
export const isFlag = (cell: string): boolean => isYes(cell) || isNo(cell);

const READY = list(
  'scheduled,schedule,approved,ready,ready to publish,ready to post,queued,queue,publish,to publish,active,planned,' +
    'final,open,confirmed,geplant,freigegeben,bereit,planifie,programme,programado,aprobado,agendado,aprovado,pianificato',
);
const HELD = list(
  'draft,drafts,pending,pending approval,in review,review,needs approval,needs review,awaiting approval,' +
    'waiting for approval,not approved,unapproved,rejected,declined,paused,on hold,hold,idea,ideas,todo,to do,' +
    'in progress,wip,inactive,disabled,canceled,cancelled,deleted,archived,failed,published,posted,sent,done,' +
    'entwurf,brouillon,borrador,rascunho,bozza,concept,idee,veroffentlicht,in prufung,abgelehnt,archiviert,publie,' +
    'en attente,refuse,archive,publicado,publicada,pendiente,pendente,rechazado,archivado,arquivado,pubblicato',
);

/** Reads a status: whether the row is to be scheduled. Null for an unknown word. */
export function isReady(cell: string): boolean | null {
  const text = foldText(cell).replace(/[_-]/g, ' ');
  if (text === '' || READY.has(text) || isNo(cell)) return true;
  return HELD.has(text) || isYes(cell) ? false : null;
}

const REGULAR = list(
  'post,posts,feed,feed post,image,images,photo,photos,picture,video,link,text,status,carousel,album,gallery,gif,' +
    'single image,multi image,image post,video post,photo post,link post,text post,standard,regular,normal,default,' +
    'update,none,media,bild,foto',
);
const REELS = list('reel,reels');
const PICTURES = list(
  'image,images,photo,photos,picture,video,reel,reels,carousel,album,gallery,gif,media,bild,foto,image post,video post,photo post',
);

const plainKind = (cell: string): string => foldText(cell).replace(/[_-]/g, ' ');

/** Reports whether a type of post is one that every network publishes as an ordinary post. */
export const isRegular = (cell: string): boolean => cell === '' || REGULAR.has(plainKind(cell));
export const isReel = (cell: string): boolean => REELS.has(plainKind(cell));
/** Reports whether a type of post has an image or a video. */
export const hasPicture = (cell: string): boolean => PICTURES.has(plainKind(cell));
