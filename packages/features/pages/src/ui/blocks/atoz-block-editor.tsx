import { Input, makeStyles } from '@fluentui/react-components';
import { Search24Regular } from '@fluentui/react-icons/svg/search';
import { fill } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { useState } from 'react';
import { atozLimits } from '../../contract/atoz-limits.ts';
import { entriesWith, registerOf } from '../../rules/register.ts';
import { atozEditorTexts } from '../../texts.atoz-editor.ts';
import { AtozRow } from './atoz-row.tsx';
import { EditorFields } from './editor-fields.tsx';
import { SwitchField } from './switch-field.tsx';
import { NewAtozEntry } from './new-atoz-entry.tsx';
import { type AtozEntry, type AtozSettings, useAtozEntries } from './use-atoz-entries.ts';

const useStyles = makeStyles({
  rows: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' },
  filter: { width: '100%', maxWidth: '420px' },
  error: { margin: 0 },
});

/** As many are seen without looking for one. */
const atAGlance = 8;

/** A register: one more entry or a whole list at the top, and below it the entries by the alphabet, each opening where it stands. */
export function Editor(props: BlockEditorProps<AtozSettings>) {
  const { settings, onChange, fieldErrors, page, addFile } = props;
  const styles = useStyles();
  const texts = atozEditorTexts;
  const [typed, setTyped] = useState('');
  const [openId, setOpenId] = useState<string | null>(null);
  const { add, addList, takeBack, change, remove, said } = useAtozEntries(props);
  const { entries } = settings;
  // What is written in an open row must not jump to another letter, nor out of the filter, under the pen.
  const [held, setHeld] = useState<AtozEntry | null>(null);
  const open = (entry: AtozEntry | null) => {
    setHeld(entry);
    setOpenId(entry?.id ?? null);
  };
  const placed = entries.map((entry) => ({ entry, term: (held?.id === entry.id ? held : entry).term, text: entry.text }));
  const shown = registerOf(placed.filter((one) => one.entry.id === openId || entriesWith([one], typed).length > 0)).flatMap(
    (part) => part.entries,
  );
  return (
    <EditorFields>
      {entries.length < atozLimits.entries ? (
        <NewAtozEntry entries={entries} said={said} onAdd={add} onList={addList} onTakeBack={takeBack} />
      ) : (
        <p className={styles.error}>{fill(texts.full, { maximum: atozLimits.entries })}</p>
      )}
      {fieldErrors['entries'] !== undefined && (
        <p className={styles.error} role="alert">
          {fieldErrors['entries']}
        </p>
      )}
      {entries.length > atAGlance && (
        <Input
          className={styles.filter}
          type="search"
          value={typed}
          contentBefore={<Search24Regular aria-hidden />}
          aria-label={texts.filter}
          placeholder={texts.filter}
          onChange={(_event, { value }) => setTyped(value)}
        />
      )}
      {shown.length === 0 && entries.length > 0 && <p className={styles.error}>{texts.nothing}</p>}
      <ul className={styles.rows} aria-label={texts.list}>
        {shown.map(({ entry }) => (
          <li key={entry.id}>
            <AtozRow
              entry={entry}
              isOpen={entry.id === openId || hasError(fieldErrors, entries.indexOf(entry))}
              onOpen={(isOpen) => open(isOpen ? entry : null)}
              onChange={change}
              onRemove={() => remove(entry.id)}
              errorAt={(field) => fieldErrors[`entries.${entries.indexOf(entry)}.${field}`]}
              page={page}
              addFile={addFile}
            />
          </li>
        ))}
      </ul>
      <SwitchField
        label={texts.takesEntries}
        help={texts.takesEntriesHelp}
        isOn={settings.takesEntries === true}
        onChange={(takesEntries) => onChange({ ...settings, takesEntries })}
      />
    </EditorFields>
  );
}

const hasError = (errors: Readonly<Record<string, string>>, at: number): boolean =>
  Object.keys(errors).some((path) => path.startsWith(`entries.${at}.`));
