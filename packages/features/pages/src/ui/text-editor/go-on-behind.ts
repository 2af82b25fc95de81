import type { Editor } from '@tiptap/core';

/** Puts the cursor behind a chosen picture, on a line of its own where none follows: what is written next must not take its place. */
export function goOnBehind(editor: Editor): void {
  if (!editor.isActive('picture')) return;
  const { $to } = editor.state.selection;
  if (!$to.nodeAfter?.isTextblock) editor.commands.insertContentAt($to.pos, { type: 'paragraph' });
  editor.commands.focus($to.pos + 1);
}
