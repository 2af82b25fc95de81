import { symbolFonts } from './symbol-fonts.data.ts';

const ownFamily = /(?:^|;)\s*font-family\s*:\s*["']?([^;,"']+)/i;

/** Signs that are letters in another font say what they show: «à» in Wingdings is an arrow. Answers how many nobody knows. */
export function spellSymbols(root: HTMLElement): number {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let unknown = 0;
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const signs = symbolFonts.get(familyOf(text.parentElement, root));
    if (!signs) continue;
    text.nodeValue = Array.from(text.nodeValue ?? '', (sign) => {
      if (/\s/.test(sign)) return sign;
      // Word writes the places of such fonts in a range of their own, too.
      const code = sign.codePointAt(0) ?? 0;
      const known = signs.get(code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code);
      if (known === undefined) unknown += 1;
      return known ?? sign;
    }).join('');
  }
  return unknown;
}

function familyOf(element: Element | null, root: Element): string {
  for (let one = element; one && one !== root; one = one.parentElement) {
    const family = ownFamily.exec(one.getAttribute('style') ?? '')?.[1] ?? one.getAttribute('face');
    if (family) return family.trim().toLowerCase();
  }
  return '';
}
