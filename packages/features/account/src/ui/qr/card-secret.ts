/** The secret of a card out of what its QR code says: an address of ours that ends with `/qr/…`; null for anything else. */
export function cardSecret(text: string, ownOrigin: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const secret = url ? /^\/qr\/([\w-]{22})$/.exec(url.pathname)?.[1] : undefined;
  // Cards printed under an earlier address of the same server still work; the server knows its secrets anyway.
  return url && (url.protocol === 'https:' || url.origin === ownOrigin) ? (secret ?? null) : null;
}
