/** How a browser shows the product, as far as it changes what a server draws. */
export interface Look {
  readonly scheme: 'light' | 'dark' | 'system';
  readonly readingEase: boolean;
  readonly sidebarPinned: boolean | null;
  /** Of the window, in CSS pixels; 0 where nobody told. */
  readonly width: number;
}

const unknownLook: Look = { scheme: 'system', readingEase: false, sidebarPinned: null, width: 0 };

/** As the cookie carries it: `scheme=dark&ease=1&pin=0&width=1440`. */
export function writeLook({ scheme, readingEase, sidebarPinned, width }: Look): string {
  const words = new URLSearchParams({ scheme, ease: readingEase ? '1' : '0', width: String(Math.round(width)) });
  if (sidebarPinned !== null) words.set('pin', sidebarPinned ? '1' : '0');
  return words.toString();
}

/** Reads what a browser sent and takes the standard for whatever is missing or strange. */
export function readLook(text: string | null): Look {
  const words = new URLSearchParams(text ?? '');
  const scheme = words.get('scheme');
  const width = Number(words.get('width'));
  const pin = words.get('pin');
  return {
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : unknownLook.scheme,
    readingEase: words.get('ease') === '1',
    sidebarPinned: pin === '1' || pin === '0' ? pin === '1' : null,
    width: Number.isFinite(width) && width >= 0 && width < 100_000 ? width : 0,
  };
}
