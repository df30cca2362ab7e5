const URI = /^https?:\/\/[\x21-\x7e]+$/;

/** Writes a link as a URI (RFC 3986), which has no letters like ü. Bluesky’s checks in Go refuse those. */
export const linkUri = (link: string): string => (URI.test(link) ? link : new URL(link).href);
