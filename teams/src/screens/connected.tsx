import { logout } from '@pausenplatz/account/contract';
import { disconnectTeams } from '@pausenplatz/federation/contract';
import { Button } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { ButtonLink, ConfirmDialog, notifyRefusal, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { teamsTexts } from '../texts.ts';
import { useTokens } from '../tokens-context.ts';
import { useFirstLoginStyles } from './first-login-styles.ts';

/** `/teams/first-login` for who is connected: says with which account, and ends the connection. */
export function Screen() {
  const { connected: texts, toPages } = teamsTexts;
  const styles = useFirstLoginStyles();
  const api = useApi();
  const user = useCurrentUser();
  const [isAsking, setAsking] = useState(false);
  const tokens = useTokens();
  const whose = user ? { name: `${user.firstName} ${user.lastName}`, userName: user.userName } : { name: '', userName: '' };
  const signOut = () => {
    api.call(logout, {}).then(() => location.reload(), notifyRefusal);
  };
  if (tokens.road === 'window')
    return (
      <Frame title={texts.windowTitle} width="narrow">
        <p>{fill(texts.windowBody, whose)}</p>
        <div className={styles.actions}>
          <ButtonLink to="/teams/personal-tab" appearance="primary">
            {toPages}
          </ButtonLink>
          <Button onClick={signOut}>{texts.signOut}</Button>
        </div>
      </Frame>
    );
  const disconnect = () => {
    // The session of this tab ends with the connection: it begins anew, at the first sign-in.
    api.call(disconnectTeams, {}).then(() => location.reload(), notifyRefusal);
  };
  return (
    <Frame title={texts.title} width="narrow">
      <p>{fill(texts.body, whose)}</p>
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
