import { Button, mergeClasses } from '@fluentui/react-components';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { vocabularyLimits } from '../../contract/index.ts';
import { vocabularyUiTexts } from '../../texts.ui.ts';
import { useTrainStyles } from './train-styles.ts';

const { training: texts } = vocabularyUiTexts;
/** What is hard to find on keyboards of tablets. */
const letters = ['ä', 'ö', 'ü', 'é', 'è', 'à'] as const;
/** Nobody helps: no correction, no capital by itself, no red line, no suggestion, no assistant. */
const unaided = { autoComplete: 'off', autoCorrect: 'off', autoCapitalize: 'none', spellCheck: false, 'data-gramm': 'false' } as const;

interface AnswerFieldProps {
  readonly value: string;
  readonly isSentence: boolean;
  readonly isDone: boolean;
  /** Where the cursor goes: to the place that is wrong. */
  readonly cursorAt: number | null;
  readonly onChange: (value: string) => void;
  readonly onEnter: () => void;
}

/** The one field, with a bar of letters where there is no keyboard with keys. */
export function AnswerField({ value, isSentence, isDone, cursorAt, onChange, onEnter }: AnswerFieldProps) {
  const styles = useTrainStyles();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    if (cursorAt !== null) field.current?.setSelectionRange(cursorAt, cursorAt);
  }, [cursorAt]);
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  const put = (letter: string) => {
    const from = field.current?.selectionStart ?? value.length;
    const to = field.current?.selectionEnd ?? from;
    onChange(value.slice(0, from) + letter + value.slice(to));
    requestAnimationFrame(() => field.current?.setSelectionRange(from + 1, from + 1));
  };
  const Field = isSentence ? 'textarea' : 'input';
  return (
    <>
      <Field
        ref={field}
        {...unaided}
        {...(isSentence && { rows: 2 })}
        className={mergeClasses(styles.field, isSentence && styles.fieldSentence)}
        aria-label={texts.field}
        value={value}
        readOnly={isDone}
        maxLength={vocabularyLimits.typedMaximum}
        enterKeyHint="done"
        onKeyDown={keys}
        onChange={({ target }: { readonly target: { readonly value: string } }) => onChange(target.value)}
      />
      {!isDone && <LetterBar field={field} onLetter={put} />}
    </>
  );
}

interface LetterBarProps {
  readonly field: RefObject<HTMLElement | null>;
  readonly onLetter: (letter: string) => void;
}

function LetterBar({ field, onLetter }: LetterBarProps) {
  const styles = useTrainStyles();
  return (
    <div className={styles.letters} role="group" aria-label={texts.letters}>
      {letters.map((letter) => (
        <Button
          key={letter}
          className={styles.letter}
          // The field keeps the cursor, so that the keyboard stays.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            onLetter(letter);
            field.current?.focus();
          }}
        >
          {letter}
        </Button>
      ))}
    </div>
  );
}
