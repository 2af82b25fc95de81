import { Field, type FieldProps } from '@fluentui/react-components';

interface FormFieldProps {
  readonly label: string;
  /** How to fill it in, below the field. */
  readonly help?: string | undefined;
  /** What is wrong and how to mend it, at the field. */
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly children: FieldProps['children'];
  readonly className?: string;
}

/** Label above, help below, error at the field; wires the ids that a screen reader needs. */
export function FormField({ label, help, error, required = false, children, className }: FormFieldProps) {
  return (
    <Field
      label={label}
      required={required}
      {...(className !== undefined && { className })}
      {...(help !== undefined && { hint: help })}
      {...(error !== undefined && { validationMessage: error, validationState: 'error' as const })}
    >
      {children}
    </Field>
  );
}
