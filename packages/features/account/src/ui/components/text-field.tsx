import { Input, type InputProps } from '@fluentui/react-components';
import { FormField } from '@pausenplatz/kernel-ui';
import type { Form } from '../use-form.ts';

type TextFieldProps<Name extends string> = Omit<InputProps, 'form' | 'value' | 'onChange' | 'name' | 'type'> & {
  readonly form: Form<Name>;
  readonly name: Name;
  readonly label: string;
  readonly help?: string;
  readonly type?: NonNullable<InputProps['type']>;
};

/** One text of a form with its label, its help and its error. */
export function TextField<Name extends string>({ form, name, label, help, ...input }: TextFieldProps<Name>) {
  return (
    <FormField label={label} help={help} error={form.errors[name]}>
      <Input
        {...input}
        {...(input.readOnly === true && { appearance: 'filled-darker' as const })}
        name={name}
        value={form.fields[name]}
        onChange={(_event, { value }) => form.set(name, value)}
      />
    </FormField>
  );
}
