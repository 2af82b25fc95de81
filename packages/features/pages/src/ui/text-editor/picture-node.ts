import { Node } from '@tiptap/core';
import type { ShownBlockFile } from '@pausenplatz/kernel-host';
import type { TextPicture } from '../../contract/index.ts';

type Files = Readonly<Record<string, ShownBlockFile>>;

/** What the page knows, for the pictures that are drawn while one writes. */
export class KnownFiles {
  #files: Files;

  constructor(files: Files = {}) {
    this.#files = files;
  }

  readonly put = (files: Files): void => {
    this.#files = files;
  };

  readonly find = (id: string): ShownBlockFile | undefined => this.#files[id];
}

interface PictureOptions {
  readonly known: KnownFiles;
}

type Attributes = Readonly<Record<keyof TextPicture, string>>;

/** Each attribute stands in the markup by its name, so that a copied picture comes as it was. */
const attribute = (name: string, ifMissing: string) => ({
  default: ifMissing,
  parseHTML: (figure: HTMLElement) => figure.getAttribute(`data-${name}`) ?? ifMissing,
  renderHTML: (attrs: Record<string, unknown>) => ({
    [`data-${name}`]: attrs[name === 'file' ? 'fileId' : name === 'picture' ? 'width' : name],
  }),
});

/** A picture between the words; it is chosen in a dialog and moves as a whole. */
export const PictureNode = Node.create<PictureOptions>({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ known: new KnownFiles() }),
  addAttributes: () => ({
    fileId: attribute('file', ''),
    alt: attribute('alt', ''),
    caption: attribute('caption', ''),
    width: attribute('picture', 'medium'),
    side: attribute('side', 'none'),
  }),
  parseHTML: () => [{ tag: 'figure[data-picture][data-file]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes],
  addNodeView() {
    return ({ node }) => {
      const { fileId, alt, caption, width, side } = node.attrs as Attributes;
      const dom = document.createElement('figure');
      dom.dataset['picture'] = width;
      dom.dataset['side'] = side;
      const frame = document.createElement('span');
      const picture = document.createElement('img');
      const file = this.options.known.find(fileId);
      picture.src = file?.url ?? '';
      picture.alt = alt;
      if (file?.width && file.height) Object.assign(picture, { width: file.width, height: file.height });
      frame.append(picture);
      dom.append(frame);
      if (caption !== '') dom.append(Object.assign(document.createElement('figcaption'), { textContent: caption }));
      return { dom };
    };
  },
});
