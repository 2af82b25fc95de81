import { registrationTexts } from '../../texts.ts';
import { Button } from '@fluentui/react-components';
import { RefusedError, useApi } from '@pausenplatz/kernel-browser';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { signInPathFor, useSession, useSessionStore } from '@pausenplatz/kernel-host';
import { ButtonLink, EmptyState, notifyRefusal, Screen } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { confirmEmail } from '../../contract/registration.ts';
import { registrationTitles } from '../../titles.ts';

const texts = registrationTexts.confirm;
/** Where a new teacher goes on after the first sign-in (specification section 2, `newUser`); the screen belongs to another feature. */
const findSchoolPath = '/verwaltung/schule-verbinden?newUser=1';

type Outcome =
  | OutputOf<typeof confirmEmail>
  | { readonly kind: 'ended'; readonly isTaken: boolean; readonly title: string; readonly body: string };

/** `/email-bestaetigen/{id}`: a page with a button, because programs that look for bad links in mails open every one of them. */
export function ConfirmEmailScreen() {
  const { id = '' } = useParams();
  const api = useApi();
  const sessions = useSessionStore();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const confirm = async () => {
    setBusy(true);
    try {
      setOutcome(await api.call(confirmEmail, { id }));
      // Somebody who is signed in sees at once that the banner is gone.
      if ('user' in sessions.store.getState()) await sessions.check();
    } catch (error) {
      const isTaken = error instanceof RefusedError && error.is('EMAIL_TAKEN');
      const isEnd = error instanceof RefusedError && (isTaken || error.is('MAIL_LINK_ENDED'));
      if (isEnd) setOutcome({ kind: 'ended', isTaken, title: error.body.messageTitle, body: error.body.messageBody });
      else notifyRefusal(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Screen title={registrationTitles.confirmEmail} width="narrow" hideTitle>
      {outcome === null ? (
        <EmptyState
          scene="summer"
          title={texts.question}
          body={texts.body}
          action={
            <Button appearance="primary" size="large" disabledFocusable={busy} onClick={() => busy || void confirm()}>
              {busy ? registrationTexts.register.busy : texts.submit}
            </Button>
          }
        />
      ) : (
        <OutcomeMessage outcome={outcome} />
      )}
    </Screen>
  );
}

function OutcomeMessage({ outcome }: { readonly outcome: Outcome }) {
  const isSignedIn = useSession().status === 'signedIn';
  if (outcome.kind === 'ended')
    return (
      <EmptyState
        scene="closedGate"
        title={outcome.title}
        body={outcome.body}
        action={
          isSignedIn ? (
            // One more link for an address that somebody else has would end here again.
            <ButtonLink to={outcome.isTaken ? '/profil' : '/profil?action=confirm-email'} appearance="primary">
              {outcome.isTaken ? texts.toAccount : texts.sendAgain}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to="/login" appearance="primary">
                {registrationTexts.register.toSignIn}
              </ButtonLink>
              {!outcome.isTaken && <ButtonLink to="/konto-erstellen">{texts.registerAgain}</ButtonLink>}
            </>
          )
        }
      />
    );
  const { kind, userName, isNewTeacher } = outcome;
  const signIn = isNewTeacher ? signInPathFor(findSchoolPath) : '/login';
  return (
    <EmptyState
      scene="schoolYard"
      title={texts[kind]}
      {...(kind === 'registered' && { body: fill(texts.registeredBody, { userName }) })}
      action={
        <ButtonLink to={isSignedIn ? '/' : signIn} appearance="primary">
          {isSignedIn ? texts.home : registrationTexts.register.toSignIn}
        </ButtonLink>
      }
    />
  );
}
