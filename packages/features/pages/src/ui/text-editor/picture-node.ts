import { Node } from '@tiptap/core';
import type { TextPicture } from '../../contract/index.ts';
import { textPictureTexts } from '../../texts.text-picture.ts';
import { creditsOf } from '../blocks/credits-of.ts';
import { KnownFiles } from './known-files.ts';

interface PictureOptions {
  readonly known: KnownFiles;
}

/** Each attribute stands in the markup by its name, so that a copied picture comes as it was. */
const attribute = (name: string, ifMissing?: string) => ({
  default: ifMissing,
  parseHTML: (figure: HTMLElement) => figure.getAttribute(`data-${name}`) ?? ifMissing,
  renderHTML: (attrs: Record<string, unknown>) => ({
    [`data-${name}`]: attrs[name === 'file' ? 'fileId' : name === 'picture' ? 'width' : name],
  }),
});

function drawnFigure(attrs: TextPicture, known: KnownFiles): HTMLElement {
  const { fileId, alt, caption, width, side } = attrs;
  const figure = document.createElement('figure');
  figure.dataset['picture'] = width;
  figure.dataset['side'] = side;
  const frame = document.createElement('span');
  const file = known.find(fileId);
  if (file) {
    const picture = Object.assign(document.createElement('img'), { src: file.url, alt });
    if (file.width && file.height) Object.assign(picture, { width: file.width, height: file.height });
    frame.append(picture);
  } else {
    figure.dataset['gone'] = '';
    frame.append(textPictureTexts.gone);
  }
  figure.append(frame);
  const below = [caption, creditsOf(attrs)].filter(Boolean).join(' ');
  if (below !== '') figure.append(Object.assign(document.createElement('figcaption'), { textContent: below }));
  return figure;
}

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
    source: attribute('source'),
    licence: attribute('licence'),
  }),
  parseHTML: () => [{ tag: 'figure[data-picture][data-file]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes],
  // The attributes are those of this node.
  addNodeView() {
    return ({ node }) => ({ dom: drawnFigure(node.attrs as TextPicture, this.options.known) });
  },
});
