import { Input, makeStyles, Radio, RadioGroup, Switch, tokens } from '@fluentui/react-components';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import { type BlockEditorProps, useCurrentUser } from '@pausenplatz/kernel-host';
import { FormField } from '@pausenplatz/kernel-ui';
import { type padBlock, padKinds, padsLimits, padWriters } from '../../contract/index.ts';
import { padEditTexts as texts } from '../../texts.edit.ts';

const useStyles = makeStyles({
  fields: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  choice: { display: 'grid' },
  switch: { display: 'grid', justifyItems: 'start' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
});

type Settings = SettingsOf<typeof padBlock>;

interface ChoiceProps<Name extends string> {
  readonly label: string;
  readonly value: Name;
  readonly names: readonly Name[];
  readonly words: Readonly<Record<Name, { readonly name: string; readonly help: string }>>;
  readonly onChange: (name: Name) => void;
}

function Choice<Name extends string>({ label, value, names, words, onChange }: ChoiceProps<Name>) {
  const styles = useStyles();
  return (
    <FormField label={label}>
      <RadioGroup
        className={styles.choice}
        value={value}
        onChange={(_event, chosen) => onChange(names.find((name) => name === chosen.value) ?? value)}
      >
        {names.map((name) => (
          <Radio key={name} value={name} label={words[name].name} />
        ))}
      </RadioGroup>
      <p className={styles.quiet}>{words[value].help}</p>
    </FormField>
  );
}

/** What a pad is about, where it lies, and who writes and reads there. */
export function Editor({ settings, onChange, fieldErrors }: BlockEditorProps<Settings>) {
  const styles = useStyles();
  // What lies elsewhere is set up by teachers; the server refuses it to pupils.
  const isPupil = useCurrentUser()?.userRoles.includes('Pupil') === true;
  const line = (name: 'title' | 'hint' | 'url', label: string, maximum: number, help?: string) => (
    <FormField label={label} help={help} error={fieldErrors[name]}>
      <Input value={settings[name]} maxLength={maximum} onChange={(_event, { value }) => onChange({ ...settings, [name]: value })} />
    </FormField>
  );
  return (
    <div className={styles.fields}>
      {line('title', texts.title, padsLimits.titleMaximum)}
      {line('hint', texts.hint, padsLimits.hintMaximum, texts.hintHelp)}
      {!isPupil && (
        <Choice
          label={texts.kind}
          value={settings.kind}
          names={padKinds}
          words={texts.kinds}
          onChange={(kind) => onChange({ ...settings, kind })}
        />
      )}
      {settings.kind === 'etherpad' && line('url', texts.url, padsLimits.addressMaximum, texts.urlHelp)}
      {settings.kind === 'own' && (
        <>
          <Choice
            label={texts.writers}
            value={settings.writers}
            names={padWriters}
            words={texts.writersOf}
            onChange={(writers) => onChange({ ...settings, writers })}
          />
          <div className={styles.switch}>
            <Switch
              label={texts.visitorsRead}
              checked={settings.visitorsRead}
              onChange={(_event, { checked }) => onChange({ ...settings, visitorsRead: checked })}
            />
            <p className={styles.quiet}>{texts.visitorsReadHelp}</p>
          </div>
        </>
      )}
    </div>
  );
}
