import type { Block, RichText, RichTextInline, RichTextNode } from '../contract/index.ts';

/** As much as a search engine or a messenger shows, in characters. */
const longest = 160;

/** The first words of a page, for whoever sees it from outside; '' where it has none. */
export function describePage(blocks: readonly Pick<Block, 'type' | 'settings'>[]): string {
  const words = blocks
    // The settings of these two obey the schema of their type.
    .flatMap(({ type, settings }) => (type === 'Text' ? wordsOf((settings['text'] as RichText).content) : []))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (words.length <= longest) return words;
  const cut = words.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trimEnd()}…`;
}

function wordsOf(nodes: readonly (RichTextNode | RichTextInline)[]): string[] {
  return nodes.flatMap((node) => {
    if ('text' in node && typeof node.text === 'string') return [node.text];
    const inner = 'content' in node && Array.isArray(node.content) ? wordsOf(node.content as RichTextNode[]) : [];
    return [inner.join('')];
  });
}
