import type { Draw } from '../rules/index.ts';

const range = 2 ** 32;

/** A number below `limit` from the browser’s secure source, each as likely as the others. */
export const drawSecurely: Draw = (limit) => {
  const fair = range - (range % limit);
  for (;;) {
    const [drawn = range] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < fair) return drawn % limit;
  }
};

/** An id as the server makes them: 128 bits as 22 characters. */
export const newItemId = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(16)));

export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
