// The words of column names in singular, without accents. Other tools' own come first.

/** The parts of a date that some tools put in columns of their own. */
export type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'half';

const list = (words: string): readonly string[] => words.split(' ');

/** Words that tell no column from another, since all are about posts that are scheduled. */
export const FILLERS = list(
  'post posting posted publish publishing published publication schedule scheduled scheduling planned go live on at ' +
    'the of for your a an specific optional required default main social tweet beitrag posts ' +
    'de du des del la le les el do da dos l d der die das und et y e publicacao publicacion pubblicazione programada agendamento veroffentlichung',
);
export const MEDIA = list(
  'media image img picture pic photo foto video gif file attachment asset graphic bild bilder imagen imagem imagene ' +
    'medien datei fichier archivo arquivo immagine grafik grafica visuel visual 画像 動画 写真',
);
export const PLACES = list('url link address name path source src upload public lien enlace adresse nom');
export const ALTERNATIVES = list(
  'alt alternative alternate alternativtext alternativtexte alternatif alternativo alternativa bildbeschreibung',
);
export const ACCOUNTS = list(
  'account profile page channel konto konten seite compte cuenta conta アカウント',
);
export const NETWORKS = list(
  'network platform netzwerk plattform reseau reseaux red rede redes plateforme plataforma service',
);
/** Words for a network in some tools, and for what a business sells in other files: the cells decide. */
export const MAYBE_NETWORKS = list('service');
export const IDENTITIES = list('id ids name handle username to');
export const LINKS = list(
  'link url website web address article external destination landing lien enlace リンク',
);
export const COMMENTS = list('comment reply kommentar commentaire comentario commento');
export const FIRST = list(
  'first erster erste premier primer primero primeiro primo follow up followup auto automatic automatisch',
);
export const TEXTS = list(
  'text message content caption body copy texto texte testo nachricht inhalt legende legenda leyenda pie foto didascalia ' +
    'contenu contenido conteudo mensaje mensagem beitragstext 本文 テキスト',
);
export const HASHTAGS = list(
  'hashtag hash_tag mot_diese mot_clic هاشتاج هاشتاجات هاشتاق هاشتاقات هاشتاغ هاشتاغات الهاشتاج الهاشتاجات الهاشتاق الهاشتاقات الهاشتاغ الهاشتاغات ハッシュタク',
).map((words) => words.replace('_', ' '));
/** Words for hashtags, and for labels that a tool never publishes: the cells decide. */
export const MAYBE_HASHTAGS = list('schlagwort schlagworte schlagworter etiqueta وسم وسوم الوسوم');
export const DESCRIPTIONS = list('description beschreibung descripcion descricao descrizione');
export const STATUSES = list(
  'draft status state stage entwurf brouillon borrador rascunho bozza statut estado',
);
export const APPROVALS = list('approved approval ready active enabled');
export const KINDS = list('type subtype kind format placement story reel short beitragsart');
export const ZONES = new Set('time zone,timezone,tz,zone,zeitzone,utc offset,gmt offset'.split(','));
export const DATES = new Set(
  'date,datetime,date time,time date,start,start date,date and time,day and time,when,timestamp,due,due date,datum,fecha,data,日付,日時,投稿日時'.split(
    ',',
  ),
);
export const TIMES = new Set(
  'time,time day,start time,clock,time hr,hr time,time h,uhrzeit,zeit,heure,hora,horario,ora,時間,時刻'.split(
    ',',
  ),
);
export const PARTS: ReadonlyMap<string, Part> = new Map(
  Object.entries({
    year: 'year',
    yyyy: 'year',
    month: 'month',
    mm: 'month',
    day: 'day',
    dd: 'day',
    hour: 'hour',
    hh: 'hour',
    minute: 'minute',
    min: 'minute',
    'am pm': 'half',
    ampm: 'half',
    meridiem: 'half',
  }),
);
