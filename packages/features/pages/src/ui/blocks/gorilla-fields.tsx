import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { gorillaEditorTexts } from '../../texts.gorilla-editor.ts';
import { EditorFields, TextField } from './editor-fields.tsx';

const useStyles = makeStyles({
  topics: { display: 'flex', flexWrap: 'wrap', columnGap: '12px', margin: 0, padding: 0, border: 'none', minWidth: 0 },
  label: { padding: 0, lineHeight: tokens.lineHeightBase300 },
});

interface GorillaSettings<Name extends string> {
  readonly topics: Name[];
  readonly film: string;
  readonly filmTitle: string;
}

interface GorillaFieldsProps<Name extends string> extends Pick<
  BlockEditorProps<GorillaSettings<Name>>,
  'settings' | 'onChange' | 'fieldErrors'
> {
  /** All topics by name, in their order on the page. */
  readonly offered: readonly { readonly name: Name; readonly title: string }[];
}

/** Which topics stand on the page, and a film of the programme. */
export function GorillaFields<Name extends string>({ offered, settings, onChange, fieldErrors }: GorillaFieldsProps<Name>) {
  const styles = useStyles();
  const texts = gorillaEditorTexts;
  const isChosen = (name: Name) => settings.topics.includes(name);
  const choose = (name: Name, chosen: boolean) =>
    onChange({ ...settings, topics: offered.map((one) => one.name).filter((one) => (one === name ? chosen : isChosen(one))) });
  return (
    <EditorFields>
      <fieldset className={styles.topics}>
        <legend className={styles.label}>{texts.topics}</legend>
        {offered.map(({ name, title }) => (
          <Checkbox key={name} label={title} checked={isChosen(name)} onChange={(_event, { checked }) => choose(name, checked === true)} />
        ))}
      </fieldset>
      <TextField
        label={texts.film}
        help={texts.filmHelp}
        type="url"
        maximum={500}
        value={settings.film}
        error={fieldErrors['film']}
        onChange={(film) => onChange({ ...settings, film: film.trim() })}
      />
      {settings.film !== '' && (
        <TextField
          label={texts.filmTitle}
          maximum={200}
          value={settings.filmTitle}
          error={fieldErrors['filmTitle']}
          onChange={(filmTitle) => onChange({ ...settings, filmTitle })}
        />
      )}
    </EditorFields>
  );
}
