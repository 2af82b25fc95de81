const secretForm = /^[\w-]{22}$/;

/**
 * The secret of a card out of what its QR code says: an address of ours that ends with `/qr#…`; null for anything else. Behind the hash
 * it reaches no server and no log. Cards that were printed before hold it in the path.
 */
export function cardSecret(text: string, ownOrigin: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  // Cards printed under an earlier address of the same server still work; the server knows its secrets anyway.
  if (!url || (url.protocol !== 'https:' && url.origin !== ownOrigin)) return null;
  const secret = url.pathname === '/qr' ? url.hash.slice(1) : url.pathname.replace(/^\/qr\//, '');
  return secretForm.test(secret) ? secret : null;
}
