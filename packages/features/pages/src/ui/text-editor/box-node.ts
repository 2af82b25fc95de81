import { Node } from '@tiptap/core';
import { boxColors } from '../../contract/box-colors.ts';

const isColor = (name: string | null): boolean => boxColors.some((color) => color === name);

/** A box in a colour around some paragraphs: what is to be remembered. */
export const BoxNode = Node.create({
  name: 'box',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    color: {
      default: boxColors[0],
      parseHTML: (box: HTMLElement) => (isColor(box.getAttribute('data-box')) ? box.getAttribute('data-box') : boxColors[0]),
      renderHTML: ({ color }: Record<string, unknown>) => ({ 'data-box': color }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-box]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
});
