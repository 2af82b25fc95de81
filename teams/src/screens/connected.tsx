import { disconnectTeams } from '@pausenplatz/federation/contract';
import { Button } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { ButtonLink, ConfirmDialog, notifyRefusal, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { teamsTexts } from '../texts.ts';
import { useFirstLoginStyles } from './first-login-styles.ts';

/** `/teams/first-login` for who is connected: says with which account, and ends the connection. */
export function Screen() {
  const { connected: texts, toPages } = teamsTexts;
  const styles = useFirstLoginStyles();
  const api = useApi();
  const user = useCurrentUser();
  const [isAsking, setAsking] = useState(false);
  const disconnect = () => {
    // The session of this tab ends with the connection: it begins anew, at the first sign-in.
    api.call(disconnectTeams, {}).then(() => location.reload(), notifyRefusal);
  };
  return (
    <Frame title={texts.title} width="narrow">
      {user && <p>{fill(texts.body, { name: `${user.firstName} ${user.lastName}`, userName: user.userName })}</p>}
      <div className={styles.actions}>
        <ButtonLink to="/teams/personal-tab" appearance="primary">
          {toPages}
        </ButtonLink>
        <Button onClick={() => setAsking(true)}>{texts.disconnect}</Button>
      </div>
      {isAsking && (
        <ConfirmDialog title={texts.sure} confirmLabel={texts.disconnect} onConfirm={disconnect} onClose={() => setAsking(false)}>
          {texts.consequence}
        </ConfirmDialog>
      )}
    </Frame>
  );
}
