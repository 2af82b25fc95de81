import { Button, makeStyles } from '@fluentui/react-components';
import { type Form, RefusalBar } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';
import { passwordsUiTexts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '480px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface VaultFormProps<Fields extends object> {
  readonly form: Form<Fields>;
  readonly submit: string;
  /** Beside the button that sends. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** A form on a card; making a key takes a moment, and it says so. */
export function VaultForm<Fields extends object>({ form, submit, more, children }: VaultFormProps<Fields>) {
  const styles = useStyles();
  const { attach, onSubmit, refused, busy } = form;
  return (
    <form ref={attach} className={styles.form} onSubmit={onSubmit} noValidate>
      {refused && <RefusalBar refused={refused} typed="" />}
      {children}
      <div className={styles.buttons}>
        <Button appearance="primary" type="submit" disabledFocusable={busy}>
          {submit}
        </Button>
        {more}
      </div>
      {busy && <p role="status">{passwordsUiTexts.vault.working}</p>}
    </form>
  );
}
