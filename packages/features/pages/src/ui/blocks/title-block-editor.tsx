import { Input, makeStyles, mergeClasses } from '@fluentui/react-components';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { FormField } from '@pausenplatz/kernel-ui';
import type { titleBlock } from '../../contract/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { ChoiceField, EditorFields } from './editor-fields.tsx';
import { useTitleStyles } from './title-styles.ts';

const useStyles = makeStyles({
  field: { height: 'auto', '& input': { font: 'inherit', letterSpacing: 'inherit', textAlign: 'inherit', height: 'auto' } },
});

/** Written in the size in which it will stand. */
export function Editor({ settings, onChange, fieldErrors }: BlockEditorProps<SettingsOf<typeof titleBlock>>) {
  const styles = useStyles();
  const titles = useTitleStyles();
  const texts = blockEditorTexts.title;
  return (
    <EditorFields>
      <FormField label={texts.text} error={fieldErrors['text']}>
        <Input
          appearance="underline"
          className={mergeClasses(titles.title, titles[settings.size], titles[settings.align], styles.field)}
          value={settings.text}
          maxLength={200}
          onChange={(_event, { value }) => onChange({ ...settings, text: value })}
        />
      </FormField>
      <ChoiceField label={texts.size} value={settings.size} choices={texts.sizes} onChange={(size) => onChange({ ...settings, size })} />
      <ChoiceField
        label={texts.align}
        value={settings.align}
        choices={texts.aligns}
        onChange={(align) => onChange({ ...settings, align })}
      />
    </EditorFields>
  );
}
