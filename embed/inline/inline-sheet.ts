import { flatSheet } from './flat-sheet.ts';

let sheet: CSSStyleSheet | null = null;

/** Gives an element its styles. Constructed, as the sheet of the elements with frames: a website's `style-src` has no say over it. */
export function dress(root: ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(flatSheet);
  }
  root.adoptedStyleSheets = [sheet];
}
