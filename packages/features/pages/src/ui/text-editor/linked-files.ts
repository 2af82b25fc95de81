import { Extension } from '@tiptap/core';

/** A link may lead to a file: then it names the file beside the address of the file's own screen. */
export const linkedFiles = Extension.create({
  name: 'linkedFiles',
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
});
