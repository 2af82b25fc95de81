import { Field, Input, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { FormField } from '@pausenplatz/kernel-ui';
import { type documentsBlock, folderModes, foldersLimits } from '../../contract/index.ts';
import { folderEditTexts as texts } from '../../texts.edit.ts';

const useStyles = makeStyles({
  fields: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  choice: { display: 'grid' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** What a folder is called, and who puts something in for whom. */
export function Editor({ settings, onChange, fieldErrors }: BlockEditorProps<SettingsOf<typeof documentsBlock>>) {
  const styles = useStyles();
  const line = (name: 'title' | 'hint', label: string, maximum: number, help?: string) => (
    <FormField label={label} help={help} error={fieldErrors[name]}>
      <Input value={settings[name]} maxLength={maximum} onChange={(_event, { value }) => onChange({ ...settings, [name]: value })} />
    </FormField>
  );
  return (
    <div className={styles.fields}>
      {line('title', texts.title, foldersLimits.titleMaximum)}
      {line('hint', texts.hint, foldersLimits.hintMaximum, texts.hintHelp)}
      <Field label={texts.mode}>
        <RadioGroup
          value={settings.mode}
          onChange={(_event, { value }) => {
            const mode = folderModes.find((one) => one === value);
            if (mode) onChange({ ...settings, mode });
          }}
        >
          {folderModes.map((mode) => (
            <Radio
              key={mode}
              value={mode}
              label={
                <span className={styles.choice}>
                  <strong>{texts.modes[mode]}</strong>
                  <span className={styles.quiet}>{texts.modeHelp[mode]}</span>
                </span>
              }
            />
          ))}
        </RadioGroup>
      </Field>
      <p className={styles.quiet}>{texts.kept}</p>
    </div>
  );
}
