import type { Editor } from '@tiptap/core';

/** Puts the cursor behind a chosen picture, on a line of its own where nothing follows: what is written next must not take its place. */
export function goOnBehind(editor: Editor): void {
  if (!editor.isActive('picture')) return;
  const { to } = editor.state.selection;
  if (to >= editor.state.doc.content.size) editor.commands.insertContentAt(to, { type: 'paragraph' });
  editor.commands.focus(to + 1);
}
