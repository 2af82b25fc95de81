import { Screen as Frame } from '@pausenplatz/kernel-ui';
import { useEffect, useState } from 'react';
import { handOver } from '../bridge/teams-bridge.ts';
import { useFirstLoginStyles } from '../screens/first-login-styles.ts';
import { teamsTexts } from '../texts.ts';

/** Somebody has signed in: the tab hears it and the window closes; where the tab cannot be reached, the code is there to be typed. */
export function HandedOver({ code }: { readonly code: string }) {
  const { window: texts } = teamsTexts;
  const styles = useFirstLoginStyles();
  const [isTold, setTold] = useState<boolean | null>(null);
  useEffect(() => void handOver(code).then(setTold, () => setTold(false)), [code]);
  if (isTold === null) return <p role="status">{texts.busy}</p>;
  return (
    <Frame title={texts.done} width="narrow">
      <p>{texts.doneBody}</p>
      <p className={styles.code} role="status">{`${code.slice(0, 3)} ${code.slice(3)}`}</p>
      <p>{texts.doneCare}</p>
    </Frame>
  );
}
