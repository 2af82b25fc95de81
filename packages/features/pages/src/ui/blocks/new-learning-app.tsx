import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { kernelTexts } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui/theme';
import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react';
import { blockMessages } from '../../contract/blocks/texts.data.ts';
import { learningAppIn } from '../../contract/learning-app.ts';
import { learningAppsEditorTexts } from '../../texts.learning-apps-editor.ts';
import { TextField } from './editor-fields.tsx';
import type { AskedState } from './use-learning-app-facts.ts';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    padding: '16px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground2,
    '& > :first-child': { width: '100%' },
  },
  said: { margin: 0, lineHeight: tokens.lineHeightBase300 },
});

interface NewLearningAppProps {
  /** How far the service was asked for the one before. */
  readonly state: AskedState;
  readonly onAdd: (app: string) => void;
}

/** Takes the address of one more exercise, as it was copied; a whole one joins the list as soon as it is pasted. */
export function NewLearningApp({ state, onAdd }: NewLearningAppProps) {
  const styles = useStyles();
  const texts = learningAppsEditorTexts;
  const [address, setAddress] = useState('');
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const app = learningAppIn(address);
  const error = address.trim() === '' ? kernelTexts.fields.required : app === null ? blockMessages.learningAppUnknown : undefined;
  const take = (found: string | null) => {
    setTried(found === null);
    if (found === null) return form.current?.querySelector('input')?.focus();
    onAdd(found);
    setAddress('');
    return undefined;
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = learningAppIn(event.clipboardData.getData('text/plain'));
    if (pasted === null || address.trim() !== '') return;
    event.preventDefault();
    take(pasted);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    take(app);
  };
  return (
    <form ref={form} className={styles.form} aria-label={texts.newApp} onSubmit={submit} onPaste={paste} noValidate>
      <TextField
        label={texts.address}
        help={texts.addressHelp}
        type="url"
        maximum={500}
        value={address}
        error={isTried ? error : undefined}
        onChange={setAddress}
      />
      <Button type="submit" icon={<Add24Regular />}>
        {texts.add}
      </Button>
      <div role="status">
        {state === 'asking' ? (
          <Spinner size="tiny" label={texts.asking} />
        ) : (
          state !== 'quiet' && <p className={styles.said}>{texts[state]}</p>
        )}
      </div>
    </form>
  );
}
