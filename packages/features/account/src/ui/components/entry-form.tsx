import { Button, makeStyles } from '@fluentui/react-components';
import { Card, RefusalBar, type Form } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';
import { accountTexts } from '../../texts.ts';

const useStyles = makeStyles({
  // Long addresses in help and errors break instead of widening the screen.
  form: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px', alignItems: 'center' },
});

interface EntryFormProps<Fields extends object> {
  readonly form: Form<Fields>;
  readonly label: string;
  readonly submit: string;
  readonly children: ReactNode;
  /** Beside the button that sends. */
  readonly more?: ReactNode;
  readonly plain?: boolean;
}

/** A form on a card: what the server said about it as a whole, its fields, its one button. */
export function EntryForm<Fields extends object>({ form, label, submit, children, more, plain = false }: EntryFormProps<Fields>) {
  const styles = useStyles();
  const { attach, onSubmit, refused, busy } = form;
  const content = (
    <form ref={attach} className={styles.form} onSubmit={onSubmit} noValidate aria-label={label}>
      {refused && <RefusalBar refused={refused} />}
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
