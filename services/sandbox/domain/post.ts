import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { TokenApp } from './token.ts';

export interface PostMedia {
  readonly id: string;
  readonly kind: 'image' | 'video';
  readonly altText: string | null;
  readonly focus?: Focus | null;
  readonly size?: Size | null;
}

/** Something that was published. */
export interface Post {
  readonly id: string;
  readonly network: PlatformName;
  readonly authorId: string;
  readonly authorName: string;
  readonly text: string;
  readonly media: readonly PostMedia[];
  readonly createdAt: Date;
  readonly options?: PostOptions;
}

/** The choices of Mastodon's writers besides the words. */
export interface PostOptions {
  readonly visibility: 'public' | 'unlisted' | 'private' | 'direct';
  /** Empty: no content warning. */
  readonly warning: string;
  readonly sensitive: boolean;
  readonly language: string | null;
  /** The app that it was written with. */
  readonly app: TokenApp | null;
}

/** A file that the network received, or was promised. */
export interface StoredMedia {
  readonly id: string;
  readonly network: PlatformName;
  readonly ownerId: string;
  readonly kind: 'image' | 'video';
  readonly altText: string | null;
  readonly mime: string;
  readonly bytes: number;
  /** Null while it can be used, else why not. */
  readonly fault: string | null;
  /** When the network is through with it. */
  readonly readyAt: Date;
  /** False until the bytes are there. */
  readonly stored: boolean;
  /** The promised size and token of an upload in parts. */
  readonly promised: { readonly bytes: number; readonly token: string } | null;
  /** The point that stays visible when a picture is cropped. */
  readonly focus?: Focus | null;
  /** The size of an image or video, if its header contains it. */
  readonly size?: Size | null;
  /** The post that has it, where a network lets a file be in one only. */
  readonly attachedTo?: string | null;
}

/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Focus {
  readonly x: number;
  readonly y: number;
}

/** Instagram's preparation of a post. */
export interface Container {
  readonly id: string;
  readonly accountId: string;
  readonly child: boolean;
  readonly caption: string;
  readonly media: readonly PostMedia[];
  readonly fault: string | null;
  readonly createdAt: Date;
  readonly readyAt: Date;
  readonly publishedAs: string | null;
}

export type ContainerState = 'IN_PROGRESS' | 'FINISHED' | 'ERROR' | 'EXPIRED' | 'PUBLISHED';

export const containerState = (container: Container, now: Date, lifetimeMs: number): ContainerState => {
  if (container.publishedAs !== null) return 'PUBLISHED';
  if (now.getTime() >= container.createdAt.getTime() + lifetimeMs) return 'EXPIRED';
  if (container.readyAt > now) return 'IN_PROGRESS';
  return container.fault === null ? 'FINISHED' : 'ERROR';
};
