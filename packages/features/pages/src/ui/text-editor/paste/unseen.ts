import type { Losses } from './losses.ts';

const styled = (...rules: readonly string[]) =>
  rules.flatMap((rule) => [`[style*="${rule}" i]`, `[style*="${rule.replace(':', ': ')}" i]`]);
/** What its program does not show. */
const hidden = ['[hidden]:not([hidden="until-found"])', ...styled('display:none', 'visibility:hidden', 'mso-hide:all')].join(', ');
/** Words that somebody has deleted while changes were tracked; a price that is struck out is none of them. */
const deleted = 'del[cite], del[datetime], .msoDel';
const ofComments = styled('mso-element:comment').join(', ');

/** Takes away what nobody saw where it was copied, and counts the places. */
export function takeUnseen(root: HTMLElement): Losses {
  return { hidden: takeAll(root, hidden), deleted: takeAll(root, deleted) };
}

function takeAll(root: HTMLElement, selector: string): number {
  let places = 0;
  for (const one of root.querySelectorAll(selector)) {
    // Gone with what was around it.
    if (!root.contains(one)) continue;
    const isSaid = (one.textContent ?? '').trim() !== '' && !one.matches('script, style, template') && !one.closest(ofComments);
    if (isSaid || one.querySelector('img')) places += 1;
    one.remove();
  }
  return places;
}
