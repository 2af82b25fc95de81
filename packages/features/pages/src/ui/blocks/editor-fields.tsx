import { Input, makeStyles, Radio, RadioGroup, Textarea } from '@fluentui/react-components';
import { FormField } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  fields: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  choices: { flexWrap: 'wrap', columnGap: '8px' },
});

/** The fields of a settings form, one below the other. */
export function EditorFields({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().fields}>{children}</div>;
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly help?: string;
  readonly error?: string | undefined;
  readonly type?: 'text' | 'url';
  readonly long?: boolean;
  readonly maximum?: number;
}

export function TextField({ label, value, onChange, help, error, type = 'text', long = false, maximum }: TextFieldProps) {
  const limit = maximum === undefined ? {} : { maxLength: maximum };
  return (
    <FormField label={label} help={help} error={error}>
      {long ? (
        <Textarea value={value} resize="vertical" onChange={(_event, { value: next }) => onChange(next)} {...limit} />
      ) : (
        // Addresses without https:// are welcome, which the browser's own url field would refuse.
        <Input
          value={value}
          inputMode={type}
          {...(type === 'url' && { autoCapitalize: 'off', spellCheck: false })}
          onChange={(_event, { value: next }) => onChange(next)}
          {...limit}
        />
      )}
    </FormField>
  );
}

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  /** Words of the choices, in order. */
  readonly choices: Readonly<Record<Value, string>>;
  readonly onChange: (value: Value) => void;
  readonly help?: string;
}

export function ChoiceField<Value extends string>({ label, value, choices, onChange, help }: ChoiceFieldProps<Value>) {
  const styles = useStyles();
  // The keys of the record are the values by construction.
  const values = Object.keys(choices) as Value[];
  return (
    <FormField label={label} help={help}>
      <RadioGroup
        layout="horizontal"
        className={styles.choices}
        value={value}
        onChange={(_event, { value: chosen }) => {
          const found = values.find((one) => one === chosen);
          if (found !== undefined) onChange(found);
        }}
      >
        {values.map((one) => (
          <Radio key={one} value={one} label={choices[one]} />
        ))}
      </RadioGroup>
    </FormField>
  );
}

interface AddressFieldsProps {
  readonly texts: { readonly url: string; readonly urlHelp: string; readonly title: string; readonly titleHelp?: string };
  readonly value: { readonly url: string; readonly title: string };
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** Characters of the address; some services need long ones. */
  readonly addressMaximum: number;
  readonly onChange: (changed: { readonly url?: string; readonly title?: string }) => void;
}

/** The address of something elsewhere, and what it is called for whoever does not see it. */
export function AddressFields({ texts, value, fieldErrors, addressMaximum, onChange }: AddressFieldsProps) {
  return (
    <>
      <TextField
        label={texts.url}
        help={texts.urlHelp}
        type="url"
        maximum={addressMaximum}
        value={value.url}
        error={fieldErrors['url']}
        onChange={(url) => onChange({ url: url.trim() })}
      />
      <TextField
        label={texts.title}
        {...(texts.titleHelp !== undefined && { help: texts.titleHelp })}
        maximum={200}
        value={value.title}
        error={fieldErrors['title']}
        onChange={(title) => onChange({ title })}
      />
    </>
  );
}
