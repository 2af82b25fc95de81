import { pictureAddress } from '@pausenplatz/documents/contract';
import { getSchema } from '@tiptap/core';
import { DOMParser as NodeReader } from '@tiptap/pm/model';
import * as z from 'zod/mini';
import { type RichText, richText } from '../../contract/index.ts';
import { richTextExtensions } from '../text-editor/extensions.ts';
import { onceEach } from '../text-editor/paste/formulas.ts';
import { type Losses, sumOfLosses } from '../text-editor/paste/losses.ts';
import { readPasted } from '../text-editor/paste/read-pasted.ts';
import { takeUnseen } from '../text-editor/paste/unseen.ts';
import type { ImportedBlock, ImportedContent } from './imported-block.ts';

/** A text of a page holds so many characters; what is longer goes on in the next block. */
const charactersPerText = 12_000;
const nodesPerText = 1000;
const titleMaximum = 200;
/** What leads through a website, and what is not for reading. */
const around = 'nav, footer, form, button, svg, canvas, dialog, [aria-hidden="true"]';
const wraps = 'div, section, article, main, header, aside, figure, center, picture';
const standsAlone = 'h1, h2, h3, h4, h5, h6, p, ul, ol, table, blockquote, img, hr';

/** The pictures among what is for reading. */
export const picturesToRead = (body: HTMLElement): readonly HTMLImageElement[] =>
  [...body.querySelectorAll('img')].filter((image) => !image.closest(around));

interface Imported {
  readonly blocks: readonly ImportedBlock[];
  readonly losses: Losses;
}

/**
 * Reads markup into blocks: the highest headings become titles, those below it too where there is only one, what stands between them
 * texts, and pictures blocks of their own.
 */
export function blocksOfMarkup(markup: string): Imported {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  for (const one of body.querySelectorAll(around)) one.remove();
  // Before anything is unwrapped: what hides its words may wrap them alone.
  onceEach(body);
  const unseen = takeUnseen(body);
  // From the innermost on, so that what is taken out of one is still seen in the one around it.
  for (const one of [...body.querySelectorAll(wraps)].toReversed()) if (one.querySelector(standsAlone)) one.replaceWith(...one.childNodes);
  const { parts, losses } = readPasted(body);
  const reader = createReader(parts.flatMap((part) => (part.kind === 'text' ? [...part.root.querySelectorAll('h2')] : [])).length < 2);
  let [lost, tooLarge] = [0, 0];
  const found = parts.flatMap((part): readonly ImportedContent[] => {
    if (part.kind === 'text') {
      const read = reader(part.root);
      tooLarge += read.tooLarge;
      return read.blocks;
    }
    // What the server would not even ask for is no picture that could come.
    const source = part.file ?? (part.url === null ? null : pictureAddress(part.url));
    if (source === null) lost += 1;
    return source === null ? [] : [{ kind: 'picture', source, alt: part.alt }];
  });
  const blocks = found.map((block, at) => ({ ...block, id: String(at) }));
  return { blocks, losses: sumOfLosses(sumOfLosses(losses, unseen), { pictures: lost, tooLarge }) };
}

interface ReadText {
  readonly blocks: readonly ImportedContent[];
  /** Tables and paragraphs that no block holds. */
  readonly tooLarge: number;
}

function createReader(hasOneTop: boolean): (root: HTMLElement) => ReadText {
  const reader = NodeReader.fromSchema(getSchema(richTextExtensions));
  const textOf = (nodes: readonly Node[]): RichText | null => {
    const part = document.createElement('div');
    part.append(...nodes);
    const read = z.safeParse(richText, reader.parse(part).toJSON());
    return read.success ? read.data : null;
  };
  return (root) => {
    const blocks: ImportedContent[] = [];
    let open: Node[] = [];
    let [characters, tooLarge] = [0, 0];
    const close = () => {
      if (characters > 0) {
        const fitting = textOf(open) ? open : open.filter((node) => textOf([node]));
        const text = fitting.length > 0 ? textOf(fitting) : null;
        tooLarge += open.length - fitting.length;
        if (text) blocks.push({ kind: 'text', text });
      }
      [open, characters] = [[], 0];
    };
    for (const node of Array.from(root.childNodes)) {
      const words = node.textContent?.trim() ?? '';
      const isTitle = node instanceof HTMLElement && (node.tagName === 'H2' || (hasOneTop && node.tagName === 'H3'));
      if (isTitle && words !== '' && words.length <= titleMaximum) {
        close();
        blocks.push({ kind: 'title', text: words.replaceAll(/\s+/gu, ' '), size: node.tagName === 'H2' ? 'large' : 'medium' });
        continue;
      }
      if (open.length >= nodesPerText || (characters > 0 && characters + words.length > charactersPerText)) close();
      open.push(node);
      characters += words.length;
    }
    close();
    return { blocks, tooLarge };
  };
}
