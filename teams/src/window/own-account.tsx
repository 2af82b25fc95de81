import { finishTeamsWindow } from '@pausenplatz/federation/contract';
import { useApi } from '@pausenplatz/kernel-browser';
import { ButtonLink, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { useFirstLoginStyles } from '../screens/first-login-styles.ts';
import { OwnSignInForm } from '../screens/own-sign-in-form.tsx';
import { teamsTexts } from '../texts.ts';
import { HandedOver } from './handed-over.tsx';
import { addressWith } from './window-paths.ts';

/** `/teams/login-pausenplatz` and `/teams/login2`: by the own account. */
export function OwnAccount({ handle }: { readonly handle: string }) {
  const { window: texts } = teamsTexts;
  const styles = useFirstLoginStyles();
  const api = useApi();
  const [code, setCode] = useState<string | null>(null);
  if (code !== null) return <HandedOver code={code} />;
  return (
    <Frame title={texts.title} width="narrow">
      <p>{texts.body}</p>
      <OwnSignInForm
        api={api}
        name="teams-window"
        submitLabel={texts.submit}
        onSignedIn={async ({ token }) => setCode((await api.call(finishTeamsWindow, { handle }, { bearer: token })).code)}
      />
      <div className={styles.roads}>
        <ButtonLink to={addressWith('/teams/login', handle)} appearance="subtle">
          {texts.other}
        </ButtonLink>
      </div>
    </Frame>
  );
}
