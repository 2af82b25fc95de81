import { wayTexts } from '../../texts.ts';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { BuildingBank24Regular } from '@fluentui/react-icons/svg/building-bank';
import { QrCode24Regular } from '@fluentui/react-icons/svg/qr-code';
import { useApi, useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { ButtonLink, notifyRefusal, TextLink } from '@pausenplatz/kernel-ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { beginFederated, listSignInWays } from '../../contract/federation.ts';

const useStyles = makeStyles({
  frame: { display: 'grid', gap: '12px' },
  or: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    '::before': { content: '""', flexGrow: 1, height: '1px', backgroundColor: tokens.colorNeutralStroke2 },
    '::after': { content: '""', flexGrow: 1, height: '1px', backgroundColor: tokens.colorNeutralStroke2 },
  },
  ways: { display: 'grid', gap: '8px' },
  register: { textAlign: 'center', color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
});

const buttonsAtMost = 3;

// Few servers have so many schools that a list is needed; its code shall not slow down the first screen of the others.
const SchoolList = lazy(async () => ({ default: (await import('./school-list.tsx')).SchoolList }));

/** The other ways in: QR card, school accounts, and an account of one's own. */
export function SignInWays() {
  const styles = useStyles();
  const ways = wayTexts;
  return (
    <div className={styles.frame}>
      <div className={styles.or}>{ways.or}</div>
      <div className={styles.ways}>
        <ButtonLink to="/qr" icon={<QrCode24Regular />} size="large">
          {ways.qr}
        </ButtonLink>
        <SchoolAccounts />
      </div>
      <p className={styles.register}>
        {ways.registerLead} <TextLink to="/konto-erstellen">{ways.register}</TextLink>
      </p>
    </div>
  );
}

/** A button for each of a few school accounts, a list where there are many. */
function SchoolAccounts() {
  const ways = wayTexts;
  const { data } = useCall(listSignInWays, {}, { staleTime: 300_000, throwOnError: false });
  const { go, busy } = useSchoolAccount();
  const providers = data?.providers ?? [];
  if (providers.length > buttonsAtMost)
    return (
      <Suspense fallback={null}>
        <SchoolList providers={providers} disabled={busy} onChosen={(id) => void go(id)} />
      </Suspense>
    );
  // Two schools may call their account alike.
  const isAlone = (name: string) => providers.filter((one) => one.name === name).length === 1;
  return providers.map(({ id, name, school }) => (
    <Button key={id} icon={<BuildingBank24Regular />} size="large" disabledFocusable={busy} onClick={() => busy || void go(id)}>
      {busy ? ways.leaving : fill(ways.schoolAccount, { name: isAlone(name) ? name : `${name}, ${school}` })}
    </Button>
  ));
}

/** Leaves for an identity provider, to come back to `/schulkonto`. */
export function useSchoolAccount(redirectUrl?: string) {
  const api = useApi();
  const [query] = useSearchParams();
  const [busy, setBusy] = useState(false);
  // Who comes back with the browser's own button finds this page as it was left.
  useEffect(() => {
    const wake = () => setBusy(false);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);
  const leave = async (id: string, connecting: { readonly connect?: true; readonly password?: string }) => {
    const wanted = redirectUrl ?? query.get('redirectUrl');
    const { address } = await api.call(beginFederated, { id, ...connecting, ...(wanted !== null && { redirectUrl: wanted }) });
    setBusy(true);
    globalThis.location.assign(address);
  };
  return {
    busy,
    /** To sign in; tells by itself what the server refuses. */
    go: async (id: string) => {
      setBusy(true);
      try {
        await leave(id, {});
      } catch (error) {
        setBusy(false);
        notifyRefusal(error);
      }
    },
    /** To connect it with the signed-in account; throws what the server refuses, so that a wrong password shows at its field. */
    connect: (id: string, password: string) => leave(id, { connect: true, password }),
  };
}
