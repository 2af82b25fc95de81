import { Input, type InputProps, Textarea } from '@fluentui/react-components';
import type { Form } from './use-form.ts';
import { FormField } from './form-field.tsx';

/** Names of the fields that hold texts. */
type TextName<Fields> = { [Name in keyof Fields & string]: Fields[Name] extends string ? Name : never }[keyof Fields & string];

type TextFieldProps<Fields extends object> = Omit<InputProps, 'form' | 'value' | 'onChange' | 'name' | 'type' | 'required'> & {
  readonly form: Form<Fields>;
  readonly name: TextName<Fields>;
  readonly label: string;
  readonly help?: string | undefined;
  readonly type?: NonNullable<InputProps['type']>;
  readonly required?: boolean;
  readonly maximum?: number;
};

/** One text of a form with its label, its help and its error. */
export function TextField<Fields extends object>({
  form,
  name,
  label,
  help,
  required = false,
  maximum,
  className,
  ...input
}: TextFieldProps<Fields>) {
  return (
    <FormField label={label} help={help} error={form.errors[name]} required={required} {...(className !== undefined && { className })}>
      <Input
        {...input}
        {...(input.readOnly === true && { appearance: 'filled-darker' as const })}
        {...(maximum !== undefined && { maxLength: maximum })}
        name={name}
        value={form.fields[name] as string}
        onChange={(_event, { value }) => form.type(name, value as Fields[typeof name])}
      />
    </FormField>
  );
}

interface TextAreaFieldProps<Fields extends object> {
  readonly form: Form<Fields>;
  readonly name: TextName<Fields>;
  readonly label: string;
  readonly help?: string | undefined;
  readonly required?: boolean;
  readonly rows?: number;
  readonly maximum?: number;
}

/** The same for words of several lines. */
export function TextAreaField<Fields extends object>({
  form,
  name,
  label,
  help,
  required = false,
  rows = 5,
  maximum,
}: TextAreaFieldProps<Fields>) {
  return (
    <FormField label={label} help={help} error={form.errors[name]} required={required}>
      <Textarea
        name={name}
        value={form.fields[name] as string}
        rows={rows}
        resize="vertical"
        {...(maximum !== undefined && { maxLength: maximum })}
        onChange={(_event, { value }) => form.type(name, value as Fields[typeof name])}
      />
    </FormField>
  );
}
