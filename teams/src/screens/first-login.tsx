import { notify, Screen as ScreenFrame } from '@pausenplatz/kernel-ui';
import { linkAccount, type TeamsSession } from '../sign-in.ts';
import { teamsTexts } from '../texts.ts';
import { OwnSignInForm } from './own-sign-in-form.tsx';

/** `/teams/first-login`: proves the own account once and links it with the Microsoft account. */
export function FirstLogin({ session, onLinked }: { readonly session: TeamsSession; readonly onLinked: () => void }) {
  const { firstLogin: texts } = teamsTexts;
  return (
    <ScreenFrame title={texts.title} width="narrow">
      <p>{texts.body}</p>
      <OwnSignInForm
        api={session.api}
        name="teams-first-login"
        submitLabel={texts.submit}
        onSignedIn={async (own) => {
          await linkAccount(session, own);
          notify({ type: 'success', title: texts.linked });
          onLinked();
        }}
      />
    </ScreenFrame>
  );
}
