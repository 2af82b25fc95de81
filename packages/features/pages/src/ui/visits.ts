import { fingerprint, safeStorage } from '@pausenplatz/kernel-browser';
import { zurichDay } from '@pausenplatz/kernel-format';

const storage = safeStorage('local');
const key = 'visited-pages';

/** The browser alone knows what it opened today; the server stores numbers and nobody's address (R13). */
function isFirstToday(url: string): boolean {
  const today = zurichDay(new Date());
  // Not the address: it holds the words of a title, and whoever comes next on this device need not read where others were.
  const mark = fingerprint(url);
  const [day, ...seen] = (storage.get(key) ?? '').split(' ');
  const marks = day === today ? seen : [];
  if (marks.includes(mark)) return false;
  storage.set(key, [today, ...marks.slice(-200), mark].join(' '));
  return true;
}

/** Counts the opening of a page. A count that does not arrive is no harm. */
export function countOpening(
  url: string,
  send: (visit: { readonly path: string; readonly isFirstToday: boolean }) => Promise<unknown>,
): void {
  if (document.documentElement.dataset['counted'] === url) {
    delete document.documentElement.dataset['counted'];
    return;
  }
  send({ path: `/seite/${url}`, isFirstToday: isFirstToday(url) }).catch(() => undefined);
}

/** Counts the page that the server drew; when the product takes it over, it is not opened once more. */
export function countDrawn(url: string, send: Parameters<typeof countOpening>[1]): void {
  countOpening(url, send);
  // The product's own scripts share nothing with this one but the document.
  document.documentElement.dataset['counted'] = url;
}
