import { type Editor, Extension } from '@tiptap/core';
import { DOMParser as NodeReader, type ParseOptions, type Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import * as z from 'zod/mini';
import { type RichText, richText } from '../../../contract/index.ts';
import type { Losses } from './losses.ts';
import { type Pasted, type PastedPicture, readPasted } from './read-pasted.ts';
import { rtfPictures } from './rtf-pictures.ts';

/** What of a paste does not go into the text itself. */
export interface BesideText {
  /** Pictures and the texts between them, in order: blocks behind this one. */
  readonly blocks: readonly (Picture | RichText)[];
  readonly losses: Losses;
}
interface Picture {
  readonly kind: 'picture';
  readonly file: File;
  readonly alt: string;
}

declare module '@tiptap/core' {
  interface EditorEvents {
    /** Something was pasted that does not fit into a text. */
    beside: BesideText;
  }
}

/** Takes over what other programs put on the clipboard. */
export const pasting = Extension.create({
  name: 'pasting',
  addProseMirrorPlugins() {
    const { editor } = this;
    const reader = new PasteReader(editor);
    const take = (data: DataTransfer | null): boolean => {
      const beside = besideText(reader, data);
      if (beside.blocks.length > 0 || Object.keys(beside.losses).length > 0) editor.emit('beside', beside);
      return reader.takeIsEmpty() && beside.blocks.length > 0;
    };
    return [
      new Plugin({
        props: {
          clipboardParser: reader,
          handlePaste: (_view, event) => take(event.clipboardData),
          handleDrop: (_view, event, _slice, moved) => !moved && take(event.dataTransfer),
        },
      }),
    ];
  },
});

/** Reads foreign markup before the schema does; what one copied here comes as it was. */
class PasteReader extends NodeReader {
  readonly #editor: Editor;
  #read: Pasted | null = null;
  #isEmpty = true;

  constructor(editor: Editor) {
    super(editor.schema, NodeReader.fromSchema(editor.schema).rules);
    this.#editor = editor;
  }

  override parseSlice(dom: Node, options?: ParseOptions): Slice {
    this.#read = null;
    this.#isEmpty = false;
    if (!(dom instanceof HTMLElement) || dom.querySelector('[data-pm-slice]')) return super.parseSlice(dom, options);
    this.#read = this.#endsHere() ? readPasted(dom) : inOneText(readPasted(dom));
    const [first] = this.#read.parts;
    const text = first?.kind === 'text' ? first.root : dom;
    this.#isEmpty = text.textContent?.trim() === '';
    return super.parseSlice(text, options);
  }

  /** What was read last, once. */
  take(): Pasted | null {
    const read = this.#read;
    this.#read = null;
    return read;
  }

  /** Whether nothing of the paste belongs into the text. */
  takeIsEmpty(): boolean {
    const isEmpty = this.#isEmpty;
    this.#isEmpty = true;
    return isEmpty;
  }

  wholeText(root: HTMLElement): RichText | null {
    const found = z.safeParse(richText, this.parse(root).toJSON());
    return found.success && root.textContent?.trim() !== '' ? found.data : null;
  }

  /** Only behind the last word can the text go on in further blocks. */
  #endsHere(): boolean {
    const { doc, selection } = this.#editor.state;
    return doc.textBetween(selection.to, doc.content.size).trim() === '';
  }
}

/** In the middle of a text its words stay together, and the pictures come behind it. */
function inOneText({ parts, losses }: Pasted): Pasted {
  const [first] = parts;
  if (first?.kind !== 'text') return { parts, losses };
  const pictures: PastedPicture[] = [];
  for (const part of parts.slice(1)) {
    if (part.kind === 'text') first.root.append(...part.root.childNodes);
    else pictures.push(part);
  }
  return { parts: [first, ...pictures], losses };
}

function besideText(reader: PasteReader, data: DataTransfer | null): BesideText {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  const read = reader.take();
  // A photo or a part of the screen comes alone, without markup.
  if (!read) return { blocks: files.map((file) => ({ kind: 'picture', file, alt: '' })), losses: {} };
  const fetched = withFiles(read.parts.slice(1), [rtfPictures(data?.getData('text/rtf') ?? ''), files]);
  const blocks = fetched.flatMap((part): (Picture | RichText)[] => {
    const text = part.kind === 'text' ? reader.wholeText(part.root) : null;
    if (text) return [text];
    return part.kind === 'picture' && part.file ? [{ ...part, file: part.file }] : [];
  });
  const lost = fetched.filter((part) => part.kind === 'picture' && part.file === null).length;
  return { blocks, losses: lost > 0 ? { ...read.losses, pictures: lost } : read.losses };
}

/** Where the markup names files that only the other program can open, another form of the same paste may hold them, one for each. */
function withFiles(parts: Pasted['parts'], sources: readonly (readonly File[])[]): Pasted['parts'] {
  const missing = parts.filter((part) => part.kind === 'picture' && part.file === null);
  const source = sources.find((files) => files.length === missing.length);
  if (!source) return parts;
  return parts.map((part) =>
    part.kind === 'picture' && part.file === null ? { ...part, file: source[missing.indexOf(part)] ?? null } : part,
  );
}
