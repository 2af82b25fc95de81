import { Button } from '@fluentui/react-components';
import { beginTeamsWindow } from '@pausenplatz/federation/contract';
import type { OutputOf } from '@pausenplatz/kernel-contract';
import { notifyRefusal, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useEffect, useState } from 'react';
import type { TeamsServices } from '../services.ts';
import { signInByAsking, signInByWindow, type SignInResult } from '../sign-in.ts';
import { teamsTexts } from '../texts.ts';
import { useFirstLoginStyles } from './first-login-styles.ts';
import { WindowCodeForm } from './window-code-form.tsx';

const { roads: texts } = teamsTexts;

interface OtherRoadsProps {
  readonly services: TeamsServices;
  /** Why Teams alone did not do. */
  readonly title: string;
  readonly body: string;
  readonly onResult: (result: SignInResult) => void;
  readonly onAgain: () => void;
}

type Window = OutputOf<typeof beginTeamsWindow>;

/** Where Teams does not say who it is, or who it says may not come in: at Microsoft or with the own account, in a window. */
export function OtherRoads({ services, title, body, onResult, onAgain }: OtherRoadsProps) {
  const styles = useFirstLoginStyles();
  const { api, bridge } = services;
  const [lost, setLost] = useState<Window | null>(null);
  const [isBusy, setBusy] = useState(false);
  const withMicrosoft = useIsSetUp(services);
  const open = async (path: string): Promise<void> => {
    const window = await api.call(beginTeamsWindow, {});
    const code = await bridge.openWindow(`${path}?${new URLSearchParams({ handle: window.handle })}`).catch(() => null);
    if (code === null) setLost(window);
    else onResult(await signInByWindow(services, { ...window, code }));
  };
  const atMicrosoft = async (): Promise<void> => {
    const result = bridge.isNested ? await signInByAsking(services) : null;
    if (result && result.kind !== 'noToken') onResult(result);
    else await open('/teams/login-msal');
  };
  const go = (road: () => Promise<void>) => () => {
    setBusy(true);
    void road()
      .catch(notifyRefusal)
      .finally(() => setBusy(false));
  };
  return (
    <Frame title={title} width="narrow">
      <p>{body}</p>
      {lost && <WindowCodeForm onCode={async (code) => onResult(await signInByWindow(services, { ...lost, code }))} />}
      <div className={styles.roads}>
        {withMicrosoft && (
          <Button appearance={lost ? 'secondary' : 'primary'} size="large" disabledFocusable={isBusy} onClick={go(atMicrosoft)}>
            {texts.microsoft}
          </Button>
        )}
        <Button size="large" disabledFocusable={isBusy} onClick={go(() => open('/teams/login-pausenplatz'))}>
          {texts.own}
        </Button>
        <Button appearance="subtle" size="large" onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
    </Frame>
  );
}

function useIsSetUp({ tokens }: TeamsServices): boolean {
  const [isSetUp, setSetUp] = useState(false);
  useEffect(() => void tokens.isSetUp().then(setSetUp, () => undefined), [tokens]);
  return isSetUp;
}
