import DOMPurify from 'dompurify';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { previewTexts as texts } from '../texts.preview.ts';
import { inScroller } from './in-scroller.ts';
import { formulaAttributes, formulaTags } from './word/formula.ts';
import { type WordLosses, wordMarkup } from './word/word-markup.ts';

const tags = `h1 h2 h3 h4 h5 h6 p strong em u s sup sub br ul ol li table thead tbody tr td th a img ${formulaTags}`.split(' ');
const attributes = ['href', 'src', 'alt', 'colspan', 'rowspan', 'start', 'type', ...formulaAttributes];

/**
 * Shows a Word document as running words with its pictures, lists, tables and formulas; what would run or load from elsewhere is left
 * out. Answers what is not shown.
 */
export async function showWord(place: HTMLElement, arrayBuffer: ArrayBuffer): Promise<string> {
  const { markup, losses } = await wordMarkup(arrayBuffer);
  const article = document.createElement('article');
  article.append(
    DOMPurify.sanitize(markup, { ALLOWED_TAGS: tags, ALLOWED_ATTR: attributes, ALLOW_DATA_ATTR: false, RETURN_DOM_FRAGMENT: true }),
  );
  for (const link of article.querySelectorAll('a')) openElsewhere(link);
  const pictures = [...article.querySelectorAll('img')].filter((picture) => !settle(picture)).length;
  for (const [at, table] of article.querySelectorAll<HTMLElement>('table').entries())
    inScroller(table, fill(texts.table, { number: at + 1 }));
  place.replaceChildren(article);
  return article.textContent.trim() === '' && !article.querySelector('img') ? texts.empty : lossWords({ ...losses, pictures });
}

/** What is not shown, and how much of it; mostly nothing. */
function lossWords(losses: WordLosses & { readonly pictures: number }): string {
  const kinds = ['hidden', 'deleted', 'formulas', 'comments', 'drawings', 'pictures', 'signs'] as const;
  const lost = kinds.filter((kind) => losses[kind] > 0).map((kind) => counted(texts.losses[kind], losses[kind]));
  return lost.length === 0 ? '' : fill(texts.notShown, { what: lost.join(', ') });
}

/** Marks within the document lead nowhere: their targets are left out with all names. */
function openElsewhere(link: HTMLAnchorElement): void {
  if (!/^(?:https?|mailto|tel):/i.test(link.getAttribute('href') ?? '')) return link.replaceWith(...link.childNodes);
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
}

/** Pictures of Windows, and those for print, are shown by no browser. */
const unshown = /^data:image\/(?:x-)?(?:emf|wmf|tiff?|pict|photoshop)/i;

/** Takes away a picture that cannot be shown; answers whether it stays. */
function settle(picture: HTMLImageElement): boolean {
  if (!picture.src.startsWith('data:image/') || unshown.test(picture.src)) {
    picture.remove();
    return false;
  }
  if (!picture.hasAttribute('alt')) picture.alt = '';
  return true;
}
