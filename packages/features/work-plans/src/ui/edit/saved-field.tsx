import { Field, Input, makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { TwoVersions, useDraft } from '@pausenplatz/kernel-ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Saved } from './fields.ts';
import { untouched } from './use-undo.ts';

const useStyles = makeStyles({
  plain: { width: '100%', fontSize: 'inherit', lineHeight: 'inherit', fontWeight: 'inherit', backgroundColor: 'transparent' },
  heading: { fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700, fontWeight: tokens.fontWeightBold },
  input: { '& input': { fontSize: 'inherit', lineHeight: 'inherit', fontWeight: 'inherit', padding: '2px 6px' } },
});

interface SavedFieldProps {
  /** Of the draft, which survives a reload. */
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly maximum: number;
  /** Gets the words and those from which the writing began. */
  readonly onSave: (words: string, base: string) => Promise<Saved>;
  readonly placeholder?: string;
  readonly lines?: number;
  /** In place of a heading, without a visible label. */
  readonly inPlace?: boolean;
  readonly isRequired?: boolean;
}

/** A field that saves when it is left or by Enter; Escape gives up, Ctrl+Z afterwards takes the saved words back. What the server refuses stays typed. */
export function SavedField(props: SavedFieldProps) {
  // What was saved begins anew; what is typed lies in the draft.
  return <Writer key={props.value} {...props} />;
}

function Writer({
  name,
  value,
  label,
  maximum,
  onSave,
  placeholder = '',
  lines = 1,
  inPlace = false,
  isRequired = false,
}: SavedFieldProps) {
  const styles = useStyles();
  const draft = useDraft(name, value);
  const isSaving = useRef(false);
  const [theirs, setTheirs] = useState<string | null>(null);
  const save = async (words: string, base: string) => {
    const wanted = words.trim();
    if (isSaving.current) return;
    if (wanted === value.trim() || (isRequired && wanted === '')) return draft.clear();
    isSaving.current = true;
    const saved = await onSave(wanted, base);
    isSaving.current = false;
    if (saved === 'saved') draft.clear();
    else if (saved !== 'refused') setTheirs(saved.theirs);
    return undefined;
  };
  const isUntouched = draft.text === value;
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    if (isUntouched && isUndo) return;
    event.stopPropagation();
    if (event.key === 'Escape') draft.clear();
    if (event.key === 'Enter' && (lines === 1 || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.currentTarget.blur();
    }
  };
  const contested = theirs ?? draft.theirs;
  if (contested !== null)
    return (
      <TwoVersions
        mine={draft.text}
        theirs={contested}
        onMine={() => {
          setTheirs(null);
          void save(draft.text, contested);
        }}
        onTheirs={() => {
          setTheirs(null);
          draft.clear();
        }}
      />
    );
  const shared = {
    value: draft.text,
    maxLength: maximum,
    placeholder,
    onKeyDown: keys,
    onBlur: () => void save(draft.text, value),
    ...(isUntouched && { [untouched]: '' }),
  } as const;
  if (inPlace)
    return (
      <Input
        {...shared}
        className={styles.plain}
        input={{ className: styles.input }}
        appearance="underline"
        aria-label={label}
        onChange={(_event, { value: words }) => draft.setText(words)}
      />
    );
  return (
    <Field label={label}>
      {lines === 1 ? (
        <Input {...shared} onChange={(_event, { value: words }) => draft.setText(words)} />
      ) : (
        <Textarea {...shared} rows={lines} resize="vertical" onChange={(_event, { value: words }) => draft.setText(words)} />
      )}
    </Field>
  );
}
