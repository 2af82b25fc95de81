import { hasWords } from '@pausenplatz/kernel-format';

/** A place on the page that is shown, with what can be read there. */
interface PlaceOnPage {
  readonly element: HTMLElement;
  readonly text: string;
}

/** What people read as one piece. */
const pieces = 'h1, h2, h3, h4, p, li, td, th, figcaption, a, button, label, summary, img[alt]';
const most = 10;

/** Where on the page around an element all of these words (of `plainWords`) stand, from top to bottom; not within the element itself. */
export function placesOnPage(within: Element, words: readonly string[]): PlaceOnPage[] {
  const page = within.closest('article, main') ?? document.body;
  const found = [...page.querySelectorAll<HTMLElement>(pieces)].filter(
    (element) => !within.contains(element) && hasWords(textOf(element), words) && element.checkVisibility(),
  );
  // A list entry that holds a link is one place: the link.
  return found
    .filter((element) => !found.some((other) => other !== element && element.contains(other)))
    .slice(0, most)
    .map((element) => ({ element, text: textOf(element) }));
}

const textOf = (element: HTMLElement): string =>
  element instanceof HTMLImageElement ? element.alt : (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** Leads eyes and keyboard to a place on the page. */
export function goToPlace({ element }: PlaceOnPage): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  element.animate([{ backgroundColor: 'rgb(255 214 0 / 70%)' }, { backgroundColor: 'transparent' }], {
    duration: 2_500,
    easing: 'ease-in',
  });
}
