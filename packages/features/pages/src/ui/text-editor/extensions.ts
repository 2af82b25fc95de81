import { safeUrl } from '@pausenplatz/kernel-contract';
import type { AnyExtension } from '@tiptap/core';
import { TaskItem, TaskList } from '@tiptap/extension-list';
import { StarterKit } from '@tiptap/starter-kit';
import { linkedFiles } from './linked-files.ts';
import { pasting } from './paste/pasting.ts';
import { FormulaNode } from './formula-node.ts';
import type { KnownFiles } from './known-files.ts';
import { PictureNode } from './picture-node.ts';
import { BoxNode } from './box-node.ts';
import { tableNodes } from './table-nodes.ts';

/** Exactly the nodes and marks of the rich-text schema; everything else is dropped when it is typed or pasted. */
export const richTextExtensions: AnyExtension[] = [
  StarterKit.configure({
    codeBlock: false,
    trailingNode: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (url) => safeUrl(url) !== null,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  TaskList,
  TaskItem.configure({ nested: true }),
  BoxNode,
  FormulaNode,
  PictureNode,
  linkedFiles,
  ...tableNodes,
  pasting,
];

/** The same for a text that draws the pictures of a page while somebody writes, and tells which files are gone. */
export const extensionsKnowing = (known: KnownFiles): AnyExtension[] =>
  richTextExtensions.map((one) => (one === PictureNode || one === linkedFiles ? one.configure({ known }) : one));
