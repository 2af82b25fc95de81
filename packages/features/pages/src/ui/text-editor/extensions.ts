import { safeUrl } from '@pausenplatz/kernel-contract';
import { TaskItem, TaskList } from '@tiptap/extension-list';
import { StarterKit } from '@tiptap/starter-kit';
import { pasting } from './paste/pasting.ts';
import { FormulaNode } from './formula-node.ts';
import { BoxNode } from './box-node.ts';
import { tableNodes } from './table-nodes.ts';

/** Exactly the nodes and marks of the rich-text schema; everything else is dropped when it is typed or pasted. */
export const richTextExtensions = [
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
  ...tableNodes,
  pasting,
];
