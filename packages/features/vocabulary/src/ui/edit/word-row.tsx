import { Button, mergeClasses } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { ReOrderDotsVertical20Regular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { Chip, DragItem } from '@pausenplatz/kernel-ui';
import { type FocusEvent, type KeyboardEvent, memo, type SyntheticEvent, useState } from 'react';
import { type TextField, vocabularyLimits as limits } from '../../contract/index.ts';
import { spellingKindOf } from '../../rules/index.ts';
import { vocabularyTexts } from '../../texts.ts';
import { vocabularyUiTexts } from '../../texts.ui.ts';
import { kindColors } from './kind-colors.ts';
import { RowTools } from './row-tools.tsx';
import { useRowStyles } from './row-styles.ts';
import type { OrderChanges } from './use-order-changes.ts';
import { useRow } from './use-word-store.ts';
import type { WordStore } from './word-store.ts';

const { edit: texts } = vocabularyUiTexts;
const further: readonly TextField[] = ['sentence2', 'sentence3', 'sentence4'];
const stop = (event: SyntheticEvent) => event.stopPropagation();

export interface WordRowProps {
  readonly store: WordStore;
  readonly changes: OrderChanges;
  readonly rowKey: string;
  readonly number: number;
  readonly portionId: string;
  /** Where its portion stands, from 1. */
  readonly portion: number;
  readonly portions: number;
  readonly isBlank: boolean;
  readonly mayCorrect: boolean;
}

/** One word with its sentences; only the row in which one writes shows its tools. */
export const EditedWord = memo(function EditedWord(props: WordRowProps) {
  const { store, changes, rowKey, number, portionId, portion, isBlank, mayCorrect } = props;
  const styles = useRowStyles();
  const row = useRow(store, rowKey);
  const [isOpen, setOpen] = useState(false);
  const { values } = row;
  const kind = spellingKindOf(values.word);
  const filled = further.filter((field) => values[field] !== '').length;
  const shown = isOpen && values.sentence !== '' ? further.slice(0, filled + 1) : [];
  const leave = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setOpen(false);
    void store.save();
  };
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      void changes.step(rowKey, event.key === 'ArrowUp' ? -1 : 1).then(() => refocus(rowKey));
      return;
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    focusNext(event.target);
  };
  const field = (name: TextField, label: string, hint: string) => (
    <input
      key={name}
      className={mergeClasses(styles.input, name === 'word' && styles.word)}
      data-word={name === 'word' ? rowKey : undefined}
      aria-label={label}
      placeholder={isBlank || isOpen ? hint : undefined}
      value={values[name]}
      maxLength={name === 'word' ? limits.wordMaximum : limits.sentenceMaximum}
      autoComplete="off"
      onChange={({ target }) => store.write(rowKey, name, target.value)}
    />
  );
  const sentenceLabel = (sentence: number) => fill(texts.sentence, { sentence, number });
  return (
    <DragItem
      id={rowKey}
      zone={portionId}
      disabled={isBlank || row.id === null}
      className={mergeClasses(styles.row, isOpen && styles.open)}
      liftedClassName={styles.lifted}
      overClassName={styles.over}
    >
      <span className={styles.grip} title={isBlank ? undefined : texts.grip} aria-hidden>
        {!isBlank && <ReOrderDotsVertical20Regular />}
      </span>
      <span className={styles.number}>{number}</span>
      {/* What is marked in a field is no dragging; the keys belong to the fields inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.fields} onMouseDown={stop} onTouchStart={stop} onFocus={() => setOpen(true)} onBlur={leave} onKeyDown={keys}>
        {field('word', isBlank ? fill(texts.newWord, { position: portion }) : fill(texts.word, { number }), texts.wordHint)}
        <div className={styles.sentences}>
          {field('sentence', sentenceLabel(1), texts.sentenceHint)}
          {shown.map((name, at) => field(name, sentenceLabel(at + 2), texts.furtherHint))}
          {!isOpen && filled > 0 && <span className={styles.more}>{counted(texts.more, filled)}</span>}
        </div>
        <span className={styles.kind}>{kind && <Chip color={kindColors[kind]}>{vocabularyTexts.spelling[kind]}</Chip>}</span>
        {!isBlank && isOpen ? (
          <Button
            appearance="subtle"
            icon={<Delete20Regular />}
            aria-label={fill(texts.removeItem, { number })}
            onClick={() => void changes.remove(rowKey)}
          />
        ) : (
          <span />
        )}
        {!isBlank && (isOpen || mayCorrect) && <RowTools {...props} row={row} isOpen={isOpen} />}
      </div>
    </DragItem>
  );
});

/** The word of the row below, or of the empty one that waits there. */
function focusNext(from: HTMLElement): void {
  const all = [...document.querySelectorAll<HTMLInputElement>('input[data-word]')];
  // Of a sentence, the word before it in the document is its own.
  const at = all.findLastIndex((one) => one === from || one.compareDocumentPosition(from) === Node.DOCUMENT_POSITION_FOLLOWING);
  all[at + 1]?.focus();
}

/** A field that moved in the document has lost its focus. */
function refocus(rowKey: string): void {
  const field = document.querySelector<HTMLInputElement>(`input[data-word="${CSS.escape(rowKey)}"]`);
  if (document.activeElement !== field) field?.focus();
}
