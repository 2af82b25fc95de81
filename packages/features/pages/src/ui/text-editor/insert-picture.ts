import type { Editor } from '@tiptap/core';
import type { TextPicture } from '../../contract/index.ts';
import { goOnBehind } from './go-on-behind.ts';

/** Puts a picture behind the cursor or the chosen words, which stay; what is written next comes behind it. */
export function insertPicture(editor: Editor, attrs: TextPicture): void {
  editor.chain().focus().insertContentAt(placeIn(editor), { type: 'picture', attrs }).run();
  goOnBehind(editor);
}

/** Cells hold words alone: a picture stands behind the table, which it would tear apart. */
function placeIn({ state }: Editor): number {
  const { $to } = state.selection;
  const depths = Array.from({ length: $to.depth }, (_none, at) => at + 1);
  const table = depths.find((depth) => $to.node(depth).type.name === 'table');
  return table === undefined ? $to.pos : $to.after(table);
}
