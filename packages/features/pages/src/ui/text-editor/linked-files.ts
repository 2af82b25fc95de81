import { Extension } from '@tiptap/core';
import type { Mark, Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { textPictureTexts } from '../../texts.text-picture.ts';
import { KnownFiles } from './known-files.ts';

interface FileLinkInText {
  readonly from: number;
  readonly to: number;
  readonly mark: Mark;
  readonly fileId: string;
}

function fileLinksIn(doc: Node): FileLinkInText[] {
  const found: FileLinkInText[] = [];
  doc.descendants((node, from) => {
    for (const mark of node.marks) {
      const fileId: unknown = mark.attrs['fileId'];
      if (mark.type.name === 'link' && typeof fileId === 'string') found.push({ from, to: from + node.nodeSize, mark, fileId });
    }
  });
  return found;
}

/** A pasted address takes the place of the one that was there, and not of the file. */
const leadsElsewhere = ({ mark, fileId }: FileLinkInText): boolean => !String(mark.attrs['href']).endsWith(`/${fileId}`);

/** A link may lead to a file: then it names the file beside the address of the file's own screen. */
export const linkedFiles = Extension.create<{ readonly known: KnownFiles }>({
  name: 'linkedFiles',
  addOptions: () => ({ known: new KnownFiles() }),
  addGlobalAttributes: () => [
    {
      types: ['link'],
      attributes: {
        fileId: {
          default: null,
          parseHTML: (link: HTMLElement) => link.getAttribute('data-file'),
          renderHTML: ({ fileId }: Record<string, unknown>) => (typeof fileId === 'string' ? { 'data-file': fileId } : {}),
        },
      },
    },
  ],
  addProseMirrorPlugins() {
    const { known } = this.options;
    return [
      new Plugin({
        appendTransaction(changes, _before, { doc, tr }) {
          if (!changes.some(({ docChanged }) => docChanged)) return null;
          const wrong = fileLinksIn(doc).filter(leadsElsewhere);
          for (const { from, to, mark } of wrong) tr.addMark(from, to, mark.type.create({ ...mark.attrs, fileId: null }));
          return wrong.length > 0 ? tr : null;
        },
        props: {
          decorations({ doc }) {
            const gone = fileLinksIn(doc).filter(({ fileId }) => !known.find(fileId));
            const told = { 'data-gone': '', title: textPictureTexts.linkGone };
            return DecorationSet.create(
              doc,
              gone.map(({ from, to }) => Decoration.inline(from, to, told)),
            );
          },
        },
      }),
    ];
  },
});
