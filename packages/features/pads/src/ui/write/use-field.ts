import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { textOf } from '../../rules/segments.ts';
import type { PadWriter } from './pad-writer.ts';

type Field = ComponentProps<'textarea'>;

/** A field whose words are those of a writer: typing tells it, and what others write moves neither the caret nor what is chosen. */
export function useField(
  writer: PadWriter,
  takesFocus: boolean,
): Pick<Field, 'ref' | 'defaultValue' | 'onInput' | 'onKeyDown' | 'onBlur' | 'onCompositionStart' | 'onCompositionEnd'> {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [begin] = useState(() => textOf(writer.shown().segments));
  useEffect(() => {
    const field = ref.current;
    if (!field) return undefined;
    // Between the first drawing and now somebody may have written.
    const now = textOf(writer.shown().segments);
    if (field.value !== now) field.value = now;
    if (takesFocus) {
      field.focus();
      field.setSelectionRange(field.value.length, field.value.length);
    }
    const undone = (event: InputEvent) => {
      if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
      // The browser knows nothing of what others wrote in between.
      event.preventDefault();
      if (event.inputType === 'historyUndo') writer.undo();
      else writer.redo();
    };
    field.addEventListener('beforeinput', undone);
    const stop = writer.onMoved((change, text, isOwn) => {
      const { selectionStart, selectionEnd, selectionDirection } = field;
      field.value = text;
      let end = change.mapPos(selectionEnd, -1);
      let start = change.mapPos(selectionStart, -1);
      // Whoever undoes goes on where that was.
      if (isOwn) change.iterChanges((_from, _to, _begin, last) => (start = end = last));
      field.setSelectionRange(start, end, selectionDirection);
    });
    return () => {
      writer.hold(false);
      stop();
      field.removeEventListener('beforeinput', undone);
    };
  }, [writer, takesFocus]);
  return {
    ref,
    defaultValue: begin,
    onInput: ({ currentTarget: { value, selectionStart } }) => writer.type(value, selectionStart),
    onKeyDown(event) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (key !== 'z' && !isRedo) return;
      event.preventDefault();
      // The page has an undo of its own.
      event.stopPropagation();
      if (isRedo) writer.redo();
      else writer.undo();
    },
    onCompositionStart: () => writer.hold(true),
    onCompositionEnd: () => writer.hold(false),
    // Not every keyboard says that it has ended.
    onBlur: () => writer.hold(false),
  };
}
