import { all, inside, run } from './elements.ts';

/** What only wraps words, and would be left out with them. */
const wraps = ['fldSimple', 'bdo', 'dir'];

/** Puts words in places where they are read: those of text boxes, of simple fields, of directions, and above other words. */
export function keepWords(part: Document): void {
  for (const name of wraps)
    for (const one of all(part, name)) one.replaceWith(...[...one.children].filter((it) => !it.localName.endsWith('Pr')));
  for (const ruby of all(part, 'ruby')) speakRuby(ruby);
  chooseForms(part);
  takeOutBoxes(part);
}

/** «漢字(かんじ)»: as browsers without such words above others write it. */
function speakRuby(ruby: Element): void {
  const around = ruby.closest('*|r');
  if (!around) return;
  const base = [...(inside(ruby, 'rubyBase')?.children ?? [])];
  const above = [...(inside(ruby, 'rt')?.children ?? [])];
  ruby.remove();
  around.after(...base, ...(above.length > 0 ? [run(around, '('), ...above, run(around, ')')] : []));
}

/** Of two forms of a drawing one is read: the older, which holds pictures in groups too, but its words out of the newer alone. */
function chooseForms(part: Document): void {
  for (const both of all(part, 'AlternateContent')) {
    const [newer, older] = [inside(both, 'Choice'), inside(both, 'Fallback')];
    if (older && older.children.length > 0) {
      if (!newer || all(newer, 'txbxContent').length === 0) continue;
      for (const box of all(older, 'txbxContent')) box.remove();
    } else if (newer) both.replaceWith(...newer.children);
  }
}

/** A box stands behind the paragraph to which it is tied. */
function takeOutBoxes(part: Document): void {
  const ends = new Map<Element, Element>();
  for (const box of all(part, 'txbxContent')) {
    const paragraph = box.parentElement?.closest('*|p');
    if (!paragraph) continue;
    const inner = [...box.children];
    (ends.get(paragraph) ?? paragraph).after(...inner);
    const last = inner.at(-1);
    if (last) ends.set(paragraph, last);
    box.remove();
  }
}
