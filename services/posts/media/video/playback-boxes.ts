const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/**
 * The boxes needed for playing, by parent box; a box listed here is walked. Anything else (`udta`, `meta`, `uuid`, or
 * a camera maker's own box) may contain a place, so it is blanked. No box contains one of its own name, which limits
 * the depth.
 */
export const PLAYBACK_BOXES: Readonly<Record<string, ReadonlySet<string>>> = {
  file: words('ftyp styp moov mdat moof sidx ssix mfra pdin'),
  moov: words('mvhd trak mvex iods'),
  mvex: words('mehd trex leva'),
  trak: words('tkhd edts mdia tapt clip matt load'),
  edts: words('elst'),
  mdia: words('mdhd hdlr minf elng'),
  minf: words('vmhd smhd hdlr dinf stbl'),
  dinf: words('dref'),
  stbl: words('stsd stts ctts cslg stsc stsz stco co64 stss stps sdtp sbgp sgpd subs padb stsh saiz saio'),
  moof: words('mfhd traf'),
  traf: words('tfhd tfdt trun sdtp sbgp sgpd subs saiz saio'),
  mfra: words('tfra mfro'),
};

/** Names of sample entries whose kind of pictures is known. */
export const VIDEO_ENTRIES = words(
  'avc1 avc2 avc3 avc4 hvc1 hev1 hvc2 hev2 dvh1 dvhe dva1 dvav vvc1 vvi1 av01 vp08 vp09 mp4v s263 h263 jpeg mjpa mjpb apch apcn apcs apco ap4h ap4x aprn aprh',
);

/** Google's first way to mark a 360-degree video: without it, a player shows it flat. It contains no place. */
export const SPHERICAL = 'ffcc8263f8554a938814587a02521fdd';
