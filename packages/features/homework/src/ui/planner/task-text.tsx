import { Textarea } from '@fluentui/react-components';
import { isSilence, RefusedError, useOnReturn } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { homeworkLimits, type Task } from '../../contract/index.ts';
import { taskTexts } from '../../texts.ui.ts';
import { type Base, forgetWriting, isOnScreen, keepWriting, keptWriting, showsWriting } from '../writing.ts';
import { usePlanView } from './plan-context.ts';
import { useTaskStyles } from './task-styles.ts';
import { TextConflict } from './text-conflict.tsx';

interface TaskTextProps {
  readonly task: Task;
  readonly canChange: boolean;
  readonly onWriting: (isWriting: boolean) => void;
}

/** The words of a task; whoever may change them clicks and writes. */
export function TaskText({ task, canChange, onWriting }: TaskTextProps) {
  const styles = useTaskStyles();
  const { changes } = usePlanView();
  // Words that were being written go on where the card is drawn anew; an event of several days stands in several columns.
  const [base, setBase] = useState<Base | null>(() =>
    canChange && task.eventDateTo === null ? (keptWriting(task.id)?.base ?? null) : null,
  );
  const button = useRef<HTMLButtonElement>(null);
  const goesOn = useEffectEvent(() => {
    if (base !== null) onWriting(true);
  });
  useEffect(() => goesOn(), []);
  const stop = (giveBack: boolean) => {
    setBase(null);
    onWriting(false);
    if (giveBack) requestAnimationFrame(() => button.current?.focus());
  };
  if (!canChange)
    return (
      <span className={styles.plainText} data-words>
        {task.task}
      </span>
    );
  if (base !== null) return <TextWriter key={changes.keyFor(task)} task={task} base={base} onDone={stop} />;
  return (
    <button
      ref={button}
      type="button"
      className={styles.text}
      data-words
      aria-label={fill(taskTexts.edit, { task: task.task })}
      onClick={() => {
        setBase(keptWriting(task.id)?.base ?? { words: task.task, revision: task.revision });
        onWriting(true);
      }}
    >
      {task.task}
    </button>
  );
}

interface WriterProps {
  readonly task: Task;
  readonly base: Base;
  readonly onDone: (giveBack: boolean) => void;
}

/** Enter saves, Escape gives up, leaving the field saves too; what was typed survives a reload. */
function TextWriter({ task, base, onDone }: WriterProps) {
  const { changes } = usePlanView();
  const [text, show] = useState(() => keptWriting(task.id)?.text ?? base.words);
  const [conflict, setConflict] = useState<Base | null>(null);
  const isSaving = useRef(false);
  const isLost = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // Before the next letter comes.
  useLayoutEffect(() => {
    // A card that is drawn anew takes the focus up again, unless somebody is elsewhere by now.
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);
  const setText = (words: string) => {
    show(words);
    keepWriting(task.id, { text: words, base });
  };
  const clear = () => forgetWriting(task.id);
  // Somebody deleted the task or moved it away: nothing is left on screen that would save the words.
  const left = useEffectEvent(() => {
    if (!isSaving.current && !isOnScreen(task.id)) void changes.saveKept(task);
  });
  useEffect(() => {
    const leave = showsWriting(task.id);
    return () => {
      leave();
      // A card that is only drawn elsewhere is there again by then.
      queueMicrotask(() => left());
    };
  }, [task.id]);
  const save = async (words: string, from: Base, giveBack: boolean) => {
    const wanted = words.trim();
    if (isSaving.current) return;
    if (wanted === '' || wanted === from.words.trim()) {
      clear();
      return onDone(giveBack);
    }
    isSaving.current = true;
    isLost.current = false;
    try {
      await changes.saveText({ ...task, revision: from.revision }, wanted, from.words);
      clear();
      onDone(giveBack);
    } catch (error) {
      isLost.current = isSilence(error);
      // The field keeps the words; nothing that was typed is ever thrown away by a refusal.
      if (error instanceof RefusedError && error.body.code === 'TASK_TEXT_CONFLICT') {
        const { theirs, revision: newest } = error.body.details ?? {};
        setConflict({ words: String(theirs), revision: Number(newest) });
      }
    } finally {
      isSaving.current = false;
    }
  };
  useOnReturn(() => {
    if (isLost.current) void save(text, base, false);
  });
  const keys = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      void save(text, base, true);
    } else if (event.key === 'Escape') {
      clear();
      onDone(true);
    }
  };
  if (conflict) {
    return (
      <TextConflict
        mine={text}
        theirs={conflict.words}
        onChoose={(words) => {
          if (words === conflict.words) {
            clear();
            return onDone(true);
          }
          return void save(words, conflict, true);
        }}
      />
    );
  }
  return (
    <Textarea
      textarea={{ ref: field }}
      aria-label={fill(taskTexts.edit, { task: base.words })}
      value={text}
      resize="vertical"
      rows={Math.min(6, Math.max(2, Math.ceil(text.length / 22)))}
      style={{ width: '100%' }}
      maxLength={homeworkLimits.taskMaximum}
      onChange={(_event, { value }) => setText(value)}
      onKeyDown={keys}
      onBlur={() => void save(text, base, false)}
    />
  );
}
