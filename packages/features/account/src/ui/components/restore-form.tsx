import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { restoreAccount } from '../../contract/restore.ts';
import { entryTexts } from '../../texts.entry.ts';
import { accountTexts } from '../../texts.ts';

const useStyles = makeStyles({
  frame: { display: 'grid', gap: '12px' },
  title: { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase400 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface RestoreFormProps {
  readonly userName: string;
  readonly password: string;
  readonly sentence: string;
  readonly onRestored: () => void;
  readonly onBack: () => void;
}

/** A deleted account that is still there: its owner, who just typed the password, may have it back. */
export function RestoreForm({ userName, password, sentence, onRestored, onBack }: RestoreFormProps) {
  const styles = useStyles();
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    try {
      await api.call(restoreAccount, { UserName: userName, Password: password });
      notify({ type: 'success', title: accountTexts.signIn.restored });
      onRestored();
    } catch (error) {
      notifyRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.frame} role="alert">
      <p className={styles.title}>{accountTexts.refusals.ACCOUNT_IN_TRASH.title}</p>
      <p>{sentence}</p>
      <p>{entryTexts.trash.lead}</p>
      <div className={styles.actions}>
        <Button appearance="primary" disabledFocusable={busy} onClick={() => busy || void restore()}>
          {entryTexts.trash.restore}
        </Button>
        <Button onClick={onBack}>{entryTexts.secondFactor.back}</Button>
      </div>
    </div>
  );
}
