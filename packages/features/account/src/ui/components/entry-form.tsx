import { Button, makeStyles } from '@fluentui/react-components';
import { Card } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';
import { accountTexts } from '../../texts.ts';
import type { Form } from '../use-form.ts';
import { FormMessage } from './form-message.tsx';

const useStyles = makeStyles({
  // Long addresses in help and errors break instead of widening the screen.
  form: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px', alignItems: 'center' },
});

interface EntryFormProps<Name extends string> {
  readonly form: Form<Name>;
  readonly label: string;
  readonly submit: string;
  readonly children: ReactNode;
  /** Beside the button that sends. */
  readonly more?: ReactNode;
  readonly plain?: boolean;
}

/** A form on a card: what the server said about it as a whole, its fields, its one button. */
export function EntryForm<Name extends string>({ form, label, submit, children, more, plain = false }: EntryFormProps<Name>) {
  const styles = useStyles();
  const { attach, onSubmit, refused, busy } = form;
  const content = (
    <form ref={attach} className={styles.form} onSubmit={onSubmit} noValidate aria-label={label}>
      {refused !== null && <FormMessage>{refused}</FormMessage>}
      {children}
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" size="large" disabledFocusable={busy}>
          {busy ? accountTexts.signIn.busy : submit}
        </Button>
        {more}
      </div>
    </form>
  );
  return plain ? content : <Card>{content}</Card>;
}
