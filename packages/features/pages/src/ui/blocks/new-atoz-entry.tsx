import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { fill, kernelTexts } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui/theme';
import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react';
import { atozLimits } from '../../contract/atoz-limits.ts';
import { isListOfEntries, type PastedEntry, pastedEntries } from '../../rules/index.ts';
import { atozEditorTexts } from '../../texts.atoz-editor.ts';
import { TextField } from './editor-fields.tsx';
import type { SaidOfEntries } from './use-atoz-entries.ts';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    alignItems: 'start',
    gap: '12px 16px',
    padding: '16px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground2,
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  foot: { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  said: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', lineHeight: tokens.lineHeightBase300 },
});

const nothing: PastedEntry = { term: '', text: '' };

interface NewAtozEntryProps {
  readonly entries: readonly { readonly term: string }[];
  readonly said: SaidOfEntries | null;
  readonly onAdd: (entry: PastedEntry) => void;
  readonly onList: (text: string) => void;
  readonly onTakeBack: () => void;
}

/** Asks for one more entry; a list that is pasted into its first field becomes as many. */
export function NewAtozEntry({ entries, said, onAdd, onList, onTakeBack }: NewAtozEntryProps) {
  const styles = useStyles();
  const texts = atozEditorTexts;
  const [entry, setEntry] = useState(nothing);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const term = entry.term.trim();
  const isThere = term !== '' && pastedEntries([[term]], entries).known > 0;
  const error = term === '' ? kernelTexts.fields.required : isThere ? fill(texts.double, { term }) : undefined;
  const add = (event: FormEvent) => {
    event.preventDefault();
    setTried(error !== undefined);
    // Either the next entry or the mistake is in the first field.
    form.current?.querySelector('input')?.focus();
    if (error !== undefined) return;
    onAdd({ term, text: entry.text.trim() });
    setEntry(nothing);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    const isFirstField = event.target === form.current?.querySelector('input');
    if (!isFirstField || entry.term !== '' || !isListOfEntries(pasted)) return;
    event.preventDefault();
    setTried(false);
    onList(pasted);
  };
  return (
    <form ref={form} className={styles.form} aria-label={texts.newEntry} onSubmit={add} onPaste={paste} noValidate>
      <TextField
        label={texts.term}
        help={texts.termHelp}
        value={entry.term}
        maximum={atozLimits.term}
        error={isTried ? error : undefined}
        onChange={(next) => setEntry((now) => ({ ...now, term: next }))}
      />
      <TextField
        label={texts.text}
        value={entry.text}
        maximum={atozLimits.text}
        onChange={(next) => setEntry((now) => ({ ...now, text: next }))}
      />
      <div className={styles.foot}>
        <Button type="submit" icon={<Add24Regular />}>
          {texts.add}
        </Button>
        <div role="status" className={styles.said}>
          {said?.sentence}
        </div>
        {said && said.ids.length > 0 && (
          <Button appearance="subtle" onClick={onTakeBack}>
            {texts.takeBack}
          </Button>
        )}
      </div>
    </form>
  );
}
