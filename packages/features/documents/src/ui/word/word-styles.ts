import { all, inside, said } from './elements.ts';

/** A style of a document and those that it is based on, the nearest first. */
export type StyleChain = readonly Element[];

export interface WordStyles {
  /** Of a paragraph; the default one where it names none. */
  readonly ofParagraph: (paragraph: Element | undefined) => StyleChain;
  readonly ofRun: (run: Element) => StyleChain;
}

/** Deeper than any document, and an end for one that leads in a circle. */
const longestChain = 20;

export function wordStyles(styles: Document | null): WordStyles {
  const known = styles ? all(styles, 'style') : [];
  const byId = new Map(known.map((style) => [said(style, 'styleId') ?? '', style]));
  const standard = known.find((style) => said(style, 'type') === 'paragraph' && ['1', 'true'].includes(said(style, 'default') ?? ''));
  const chainOf = (first: Element | undefined): StyleChain => {
    const chain: Element[] = [];
    for (let style = first; style && chain.length < longestChain; style = byId.get(said(inside(style, 'basedOn')) ?? '')) chain.push(style);
    return chain;
  };
  return {
    ofParagraph(paragraph) {
      const named = said(inside(paragraph, 'pPr', 'pStyle'));
      return chainOf(named === undefined ? standard : byId.get(named));
    },
    ofRun: (run) => chainOf(byId.get(said(inside(run, 'rPr', 'rStyle')) ?? '')),
  };
}

/** What the nearest style that says something says. */
export function saidBy<T>(chain: StyleChain, ask: (style: Element) => T | undefined): T | undefined {
  for (const style of chain) {
    const answer = ask(style);
    if (answer !== undefined) return answer;
  }
  return undefined;
}
