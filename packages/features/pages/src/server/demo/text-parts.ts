type Inline = { type: 'text'; text: string; marks?: { type: 'bold' | 'italic' }[] };
export const words = (text: string): Inline[] =>
  text
    .split(/(\*[^*]+\*)/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith('*') ? { type: 'text', text: part.slice(1, -1), marks: [{ type: 'bold' }] } : { type: 'text', text: part },
    );
export const paragraph = (text: string) => ({ type: 'paragraph', content: words(text) });
export const list = (...items: string[]) => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
});
export const heading = (text: string) => ({ type: 'heading', attrs: { level: 3 }, content: words(text) });
export const doc = (...content: object[]) => ({ type: 'doc', content });
export const quote = (text: string) => ({ type: 'blockquote', content: [paragraph(text)] });
export const steps = (...items: string[]) => ({
  type: 'orderedList',
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
});
/** A picture at the side of the words that follow. */
export const beside = (side: 'left' | 'right', fileId: string, alt: string, caption: string) => ({
  type: 'picture',
  attrs: { fileId, alt, caption, width: 'small', side },
});
/** A line whose last words open a file. */
export const toFile = (text: string, fileId: string, named: string) => ({
  type: 'paragraph',
  content: [...words(text), { type: 'text', text: named, marks: [{ type: 'link', attrs: { href: `/dokumente/${fileId}`, fileId } }] }],
});
/** What is done begins with a plus. */
export const tasks = (...items: string[]) => ({
  type: 'taskList',
  content: items.map((item) => ({
    type: 'taskItem',
    attrs: { checked: item.startsWith('+') },
    content: [paragraph(item.replace(/^\+/, ''))],
  })),
});
export const box = (color: 'teal' | 'blue' | 'yellow' | 'orange' | 'pink', ...content: object[]) => ({
  type: 'box',
  attrs: { color },
  content,
});
/** The first row names the columns. */
export const table = (...rows: string[][]) => ({
  type: 'table',
  content: rows.map((cells, index) => ({
    type: 'tableRow',
    content: cells.map((cell) => ({ type: index === 0 ? 'tableHeader' : 'tableCell', content: [paragraph(cell)] })),
  })),
});

interface Part {
  readonly tag: 'mrow' | 'mi' | 'mn' | 'mo' | 'mtext' | 'mfrac';
  readonly content: readonly (Part | string)[];
}
export const part = (tag: Part['tag'], ...content: (Part | string)[]): Part => ({ tag, content });
/** A line with a formula behind its words. */
export const formula = (text: string, latex: string, ...parts: Part[]) => ({
  type: 'paragraph',
  content: [...words(text), { type: 'formula', attrs: { latex, tree: part('mrow', ...parts) } }],
});
