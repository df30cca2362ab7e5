import type { VideoFacts } from '../domain/video-facts.ts';

/** Carillon's capabilities for a connection. */
export const CAPABILITIES = ['publish', 'first_comment', 'comments', 'insights'] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** Kinds of targets. A network without pages has only its account, a profile. */
export const TARGET_KINDS = ['page', 'account', 'profile'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

export type PostKind = 'feed' | 'story' | 'reel' | 'thread';

/**
 * A network as screens and services know it: plain data and pure functions that also run in a browser. Its client is
 * services/social/<name>, its double services/sandbox/routes/<name>. `NetworkDetails` has what no page needs.
 */
export interface Network<
  Name extends string = string,
  Id extends number = number,
  Label extends string = string,
> {
  /** The network's id in the API, which never changes. */
  readonly id: Id;
  /** Lower case, as folders, addresses and stored data have it. */
  readonly name: Name;
  readonly label: Label;
  /** The noun for its targets. */
  readonly targetNoun: string;
  readonly targetNouns: string;
  /** The kind of a target, by its id. */
  kindOf(targetId: string): TargetKind;
  /** The origin of a target's server; only where a network has several, whose target ids say it. */
  serverOf?(targetId: string): string;
  /** Whether the API needs a target's id. Without it, an entry that names none goes to the member's own profile. */
  readonly needsPage: boolean;
  /** Other names for it, in lower case and one word each: in the assistant's chat, and in spreadsheets. */
  readonly aliases: readonly string[];
  /** Additional names in spreadsheets, in lower case. */
  readonly shortNames: readonly string[];
  /** #rrggbb, dark enough for a white glyph. */
  readonly color: string;
  readonly icon: NetworkIcon;
  readonly postKinds: readonly PostKind[];
  readonly connect: Connecting;
  /** The usual limits. A server or an account may have others: see `ConnectionView.limits`. */
  readonly limits: NetworkLimits;
  /**
   * Measures a text as the network does: in the unit that comes closest to its limit.
   * @param options the writer's choices from `options`: a content warning may count too
   */
  count(text: string, limits: NetworkLimits, options?: PostOptions): TextSize;
  readonly media: MediaRules;
  readonly links: LinkRules;
  readonly hashtags: HashtagRules;
  readonly preview: PreviewRules;
  /** Choices that a post has on this network alone, such as a content warning. */
  readonly options: readonly PostOption[];
  /** When people are usually there, until a workspace's own posts say otherwise. An assumption. */
  readonly peaks: readonly PostingPeak[];
  /** The client's capabilities. Those of one connection are in `ConnectionView.capabilities`. */
  readonly capabilities: readonly Capability[];
  /** Why the network lets no app do that with a target, as a sentence; null where it does. */
  whyNot(capability: Capability, targetId: string | null): string | null;
  /** Why Carillon can't delete a post there, as a sentence that says what to do; null where it can. */
  readonly whyNotTakeDown: string | null;
  /** A sentence for users whose account has nothing to publish to. */
  readonly noTargets: string;
  /**
   * For how long a network that can't be asked refuses a text that it has, milliseconds; null where an attempt with an
   * unknown outcome can be reconciled, or repeated safely.
   */
  readonly repetitionMs: number | null;
  /**
   * Whether repeating a publish call at any time can't create a second post. If so, an attempt with an unknown
   * outcome is repeated within seconds; otherwise the network first gets minutes to finish.
   */
  readonly repeatsSafely: boolean;
  /** How often figures are read: `sparingly` where the network counts an account's calls by the day. */
  readonly reading: 'often' | 'sparingly';
}

/** A glyph in a square of 24, of one path. */
export interface NetworkIcon {
  readonly path: string;
  readonly drawn: 'filled' | 'outlined';
}

/**
 * How an account is connected. `oauth`: with the app that this server's operator registered. `server`: with an app
 * that Carillon registers with the user's server. `handle`: without an app. The values of `fields` are sent with the
 * call that begins connecting; without the settings in `credentials`, there is no operator's app.
 */
export type Connecting =
  | { readonly how: 'oauth'; readonly credentials: readonly string[]; readonly fields?: undefined }
  | {
      readonly how: 'server' | 'handle';
      readonly fields: readonly ConnectField[];
      /** Field values that connect a sandbox account, where the sandbox is one of the network's servers. */
      readonly sandbox: Readonly<Record<string, string>>;
    };

export interface ConnectField {
  readonly name: string;
  readonly label: string;
  readonly placeholder?: string;
  /** One or two sentences: where to find it. */
  readonly help?: string;
  /** Never shown, kept or logged. */
  readonly secret?: boolean;
}

export interface NetworkLimits {
  /** Longest text, in the unit that `count` counts. */
  readonly text: number;
  /** Longest text in bytes of UTF-8, where the network counts them too. */
  readonly textBytes?: number;
  /** How many characters every link counts as; absent where links count in full. */
  readonly linkLength?: number;
  /** How the account's server counts, where servers differ; the network's `count` reads it. */
  readonly counting?: string;
  /** Longest comment, in the same unit as a text. */
  readonly comment: number;
  /** Most hashtags in one post; null where the network does not count them. */
  readonly hashtags: number | null;
  /** Most images in one post. */
  readonly images: number;
  /** Largest image, bytes. */
  readonly imageBytes: number;
  /** Largest video, bytes. */
  readonly videoBytes: number;
  /** Longest alt text, where it is shorter than `ALT_TEXT_LENGTH`. */
  readonly altText?: number;
  /** Whether a post needs an image or a video. */
  readonly mediaRequired: boolean;
}

/** A measured text. It is too long when `length` is more than `most`. */
export interface TextSize {
  readonly length: number;
  readonly most: number;
  readonly unit: 'characters' | 'bytes';
}

/** Values of a network's own options, by their names. */
export type PostOptions = Readonly<Record<string, string>>;

export type PostOption = {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
} & (
  | {
      readonly kind: 'text';
      /** Longest value, in code points. */
      readonly most: number;
      /** Shown in place of the post until a reader opens it. */
      readonly covers?: true;
    }
  | { readonly kind: 'language' }
  | {
      readonly kind: 'choice';
      readonly choices: readonly { readonly value: string; readonly label: string }[];
      /** One of the choices. */
      readonly usual: string;
    }
);

export interface MediaRules {
  /** MIME types of images that it takes as they are. Others are drawn anew as JPEG, an animation by its first frame. */
  readonly imageTypes: readonly string[];
  /** The frame that images are fitted into with white bars. Null if any reasonable shape is accepted. */
  readonly frame: Frame | null;
  /** Shapes that it shows well. */
  readonly shapes: readonly Shape[];
  /** Whether one post may have images and a video. */
  readonly mixed: boolean;
  readonly video: VideoRules;
}

/** Shapes are width by height, widths in pixels. */
export interface Frame {
  readonly narrowest: number;
  readonly widest: number;
  readonly leastWidth: number;
  readonly mostWidth: number;
  /** The shapes in words: "4:5 to 1.91:1". */
  readonly words: string;
}

export type Shape = '1:1' | '4:5' | '1.91:1' | '16:9' | '9:16';

interface Bounds {
  readonly least?: number;
  readonly most?: number;
}

/** Limits for a video. A property that the file doesn't state breaks no rule. */
export interface VideoLimits {
  readonly containers?: readonly VideoFacts['container'][];
  readonly codecs?: readonly string[];
  readonly chroma?: readonly string[];
  readonly scan?: 'progressive';
  readonly gop?: 'closed';
  readonly audioCodecs?: readonly string[];
  /** Samples a second. */
  readonly audioRate?: Bounds;
  readonly audioChannels?: Bounds;
  readonly seconds?: Bounds;
  readonly bytes?: Bounds;
  /** In pixels, as displayed. */
  readonly width?: Bounds;
  readonly height?: Bounds;
  readonly fps?: Bounds;
  /** Width by height. */
  readonly aspect?: Bounds;
  /** Megabits a second, of the whole file. */
  readonly megabits?: Bounds;
  readonly edits?: false;
  readonly indexedFirst?: true;
}

export interface VideoRules {
  /** Limits that the network enforces. */
  readonly takes: VideoLimits;
  /** Limits that its documents recommend, contradict or leave open. */
  readonly advises: VideoLimits;
}

export interface LinkRules {
  /** Whether it makes a link of an address in a text. */
  readonly linked: boolean;
  /** Whether the client attaches a card with the title and picture of the first link. */
  readonly card: boolean;
}

export interface HashtagRules {
  /** The signs that begin one. */
  readonly signs: string;
  /** How many work well below a text. */
  readonly usual: number;
}

/**
 * How a feed shows a post. No network documents these values. They were read off the apps, which also differ by
 * width, so a preview is close but not exact.
 */
export interface PreviewRules {
  /** Several images: one after another, or one large with the others in a row below or in a column beside it. */
  readonly layout: 'carousel' | 'rows' | 'columns';
  /** Whether images are above the text, and the account's name within it. */
  readonly mediaFirst: boolean;
  /** Where a text is cut, and the word there; null where it is shown whole. */
  readonly cut: { readonly letters: number; readonly lines: number; readonly word: string } | null;
  /** The largest width of a post's image, and the width of the account's picture, in pixels. */
  readonly width: number;
  readonly avatar: number;
  /** The time label of a new post. */
  readonly justNow: string;
  /** The number of buttons below. */
  readonly buttons: number;
}

/** When the people of a network are there, as sentences name it. */
export const PEAK_TIMES = [
  'weekday_mornings',
  'weekday_noons',
  'weekday_afternoons',
  'midweek_mornings',
  'evenings',
] as const;
export type PeakTime = (typeof PEAK_TIMES)[number];

/** Hours of the day, from and to, on weekdays from Monday (1) to Sunday (7). */
export interface PostingPeak {
  readonly days: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly at: PeakTime;
}

/** Details of a network for services only, so that no page loads them. */
export interface NetworkDetails {
  /** Its settings in the environment, as the README and the charts explain them. */
  readonly settings: Readonly<Record<string, NetworkSetting>>;
  /** A sentence for the assistant's help: the kind of account that can be connected. */
  readonly needs?: string;
  /**
   * How the writer phrases a post there: plainly, with an emoji in the first line, or in whole sentences without
   * emoji.
   */
  readonly style: 'plain' | 'lively' | 'formal';
  readonly plan: NetworkPlan;
}

export interface NetworkSetting {
  readonly meaning: string;
  readonly default?: string;
  readonly secret?: true;
}

/**
 * A network in a business plan, in English. The other languages are in services/ai/tasks/business-plan/words; a network
 * that they don't have gets general advice there.
 */
export interface NetworkPlan {
  /** A sentence about what the network is good for. */
  readonly role: string;
  readonly formats: readonly string[];
  /** One or two sentences about what needs attention there. */
  readonly care: string;
  /** A sentence about what to spend money on. */
  readonly paid: string;
  /** Its place among the networks for people, and for companies: the smallest comes first. Null: only where it is chosen. */
  readonly rank: { readonly people: number | null; readonly companies: number | null };
}
