import { schoolAccountTexts } from '../../texts.ts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { RefusedError, useApi } from '@pausenplatz/kernel-browser';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { useSession } from '@pausenplatz/kernel-host';
import { ButtonLink, Card, EmptyState, notify, notifyRefusal, Screen } from '@pausenplatz/kernel-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { completeFederated, linkFederated } from '../../contract/federation.ts';
import { federationTitles } from '../../titles.ts';
import { AskPassword, type Entered, pathOfSection, SecondFactorForm, SignInForm, useEntered } from '@pausenplatz/account/ui';
import { keepPendingLink, type PendingLink } from '../pending-link.ts';
import { linkAccount } from '../link-account.ts';

const texts = schoolAccountTexts;
const useStyles = makeStyles({
  card: { display: 'grid', gap: '16px', justifyItems: 'stretch' },
  title: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
});

type Answer = OutputOf<typeof completeFederated>;
/** Why it did not work, where the server said so. */
interface Failed {
  readonly failed: string | null;
}

/** `/schulkonto`: where identity providers send people back; the code in the address is exchanged once. */
export function SchoolAccountScreen() {
  const api = useApi();
  const navigate = useNavigate();
  const { search } = useLocation();
  const entered = useEntered();
  const begun = useRef(false);
  const [answer, setAnswer] = useState<Answer | Failed | null>(null);

  const finish = useCallback(async () => {
    const state = new URLSearchParams(search).get('state') ?? '-';
    try {
      const found = await api.call(completeFederated, { state, query: search.slice(1, 8192) });
      if (found.connected) {
        notify({ type: 'success', title: fill(texts.linked, { provider: found.provider }) });
        await navigate(found.redirectUrl, { replace: true });
        return;
      }
      setAnswer(found);
      if (found.user) await entered(found, found.redirectUrl);
    } catch (error) {
      const said = error instanceof RefusedError ? sentenceOf(error) : null;
      setAnswer({ failed: said });
      if (said === null) notifyRefusal(error);
    }
  }, [api, entered, navigate, search]);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void finish();
  }, [finish]);

  return (
    <Screen title={federationTitles.login} width="narrow" hideTitle>
      <Shown answer={answer} onAgain={() => void navigate('/login', { replace: true })} />
    </Screen>
  );
}

/** A deleted account comes back by its password alone, so that is said here. */
function sentenceOf(error: RefusedError): string {
  const { messageBody } = error.body;
  return error.is('ACCOUNT_IN_TRASH') ? `${messageBody} ${texts.restoreByPassword}` : messageBody;
}

function Shown({ answer, onAgain }: { readonly answer: Answer | Failed | null; readonly onAgain: () => void }) {
  const isSignedIn = useSession().status === 'signedIn';
  if (answer && 'failed' in answer)
    return (
      <EmptyState
        scene="closedGate"
        title={texts.failed}
        {...(answer.failed !== null && { body: answer.failed })}
        action={
          isSignedIn ? (
            <ButtonLink to={pathOfSection('sicherheit')} appearance="primary">
              {texts.toAccount}
            </ButtonLink>
          ) : (
            <ButtonLink to="/login" appearance="primary">
              {texts.toSignIn}
            </ButtonLink>
          )
        }
      />
    );
  if (answer?.challenge != null)
    return (
      <Card>
        <SecondFactorForm challenge={answer.challenge} redirectUrl={answer.redirectUrl} onBack={onAgain} />
      </Card>
    );
  if (answer?.ticket != null) return <LinkOnce ticket={answer.ticket} provider={answer.provider} redirectUrl={answer.redirectUrl} />;
  return <EmptyState scene="summer" title={texts.busy} />;
}

/** Signs in once with the own account and connects the two; whoever is signed in already only says yes. */
function LinkOnce({ ticket, provider, redirectUrl }: PendingLink & { readonly redirectUrl: string }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const isSignedIn = useSession().status === 'signedIn';
  const api = useApi();
  /** Nothing is connected before the password is one's own: the first one may lie on a card. */
  const afterSignIn = async ({ initialPassword }: Entered, password: string) =>
    initialPassword ? keepPendingLink({ ticket, provider }) : linkAccount(api, { ticket, provider }, password);
  /** A wrong password shows at its field, so this one throws. */
  const connect = async (password: string) => {
    await api.call(linkFederated, { ticket, password });
    notify({ type: 'success', title: fill(texts.linked, { provider }) });
    await navigate(redirectUrl, { replace: true });
  };
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{texts.link}</h2>
      <p>{fill(isSignedIn ? texts.linkSignedIn : texts.linkBody, { provider })}</p>
      {isSignedIn ? (
        <AskPassword submit={texts.connect} onPassword={connect} onCancel={() => void navigate(redirectUrl, { replace: true })} />
      ) : (
        <SignInForm first={afterSignIn} redirectUrl={redirectUrl} />
      )}
    </Card>
  );
}
