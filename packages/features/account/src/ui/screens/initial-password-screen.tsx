import { ButtonLink, EmptyState, Screen } from '@pausenplatz/kernel-ui';
import { useSession } from '@pausenplatz/kernel-host';
import { fill } from '@pausenplatz/kernel-contract';
import { accountTexts } from '../../texts.ts';
import { accountTitles } from '../../titles.ts';
import { InitialPasswordForm } from '../components/initial-password-form.tsx';

/** Where somebody with an initial password chooses one of their own (specification section 4, Login). */
export function InitialPasswordScreen() {
  const session = useSession();
  const texts = accountTexts.initialPassword;
  if (session.status === 'initialPassword') {
    return (
      <Screen title={fill(texts.heading, { firstName: session.user.firstName })} lead={texts.lead} width="narrow">
        <InitialPasswordForm user={session.user} />
      </Screen>
    );
  }
  const signedIn = session.status === 'signedIn';
  return (
    <Screen title={accountTitles.initialPassword} width="narrow" hideTitle>
      <EmptyState
        scene="schoolYard"
        title={signedIn ? accountTexts.refusals.NO_INITIAL_PASSWORD.body : texts.nobody}
        action={
          <ButtonLink to="/" appearance="primary">
            {signedIn ? accountTexts.logout.home : texts.toSignIn}
          </ButtonLink>
        }
      />
    </Screen>
  );
}
