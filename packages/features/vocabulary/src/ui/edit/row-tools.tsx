import { Button, Checkbox, Select } from '@fluentui/react-components';
import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up';
import { fill } from '@pausenplatz/kernel-contract';
import { spellingErrors } from '../../contract/index.ts';
import { vocabularyTexts } from '../../texts.ts';
import { vocabularyUiTexts } from '../../texts.ui.ts';
import { useRowStyles } from './row-styles.ts';
import type { WordRow } from './word-rows.ts';
import type { WordRowProps } from './word-row.tsx';

const { edit: texts } = vocabularyUiTexts;

/** What one does with a word: move it, put it into another portion, and for who teaches the child that wrote it, correct it. */
export function RowTools(props: WordRowProps & { readonly row: WordRow; readonly isOpen: boolean }) {
  const { store, changes, rowKey, number, portion, portions, mayCorrect, row, isOpen } = props;
  const styles = useRowStyles();
  const move = (position: number) => {
    const to = store.order()[position - 1];
    if (to) void changes.moveTo(rowKey, to.id, to.keys.length);
  };
  return (
    <div className={styles.tools}>
      {mayCorrect && (
        <>
          <Checkbox
            label={texts.correctedShort}
            aria-label={fill(texts.corrected, { number })}
            checked={row.correctedByTeacher}
            onChange={(_event, { checked }) => store.mark(rowKey, { correctedByTeacher: checked === true })}
          />
          <Select
            size="small"
            className={styles.select}
            aria-label={fill(texts.error, { number })}
            value={row.error ?? ''}
            onChange={(_event, { value }) => store.mark(rowKey, { error: spellingErrors.find((one) => one === value) ?? null })}
          >
            <option value="">{texts.noError}</option>
            {spellingErrors.map((one) => (
              <option key={one} value={one}>
                {vocabularyTexts.spelling[one]}
              </option>
            ))}
          </Select>
        </>
      )}
      {isOpen && row.id !== null && (
        <>
          <Button
            appearance="subtle"
            icon={<ArrowUp20Regular />}
            aria-label={fill(texts.up, { number })}
            onClick={() => void changes.step(rowKey, -1)}
          />
          <Button
            appearance="subtle"
            icon={<ArrowDown20Regular />}
            aria-label={fill(texts.down, { number })}
            onClick={() => void changes.step(rowKey, 1)}
          />
          {portions > 1 && (
            <Select
              size="small"
              className={styles.select}
              aria-label={fill(texts.moveTo, { number })}
              value={String(portion)}
              onChange={(_event, { value }) => move(Number(value))}
            >
              {Array.from({ length: portions }, (_none, at) => (
                <option key={at + 1} value={at + 1}>
                  {fill(texts.portion, { position: at + 1 })}
                </option>
              ))}
            </Select>
          )}
        </>
      )}
    </div>
  );
}
