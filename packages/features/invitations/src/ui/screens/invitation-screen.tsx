import { invitationRefusalTexts, invitationTexts } from '../../texts.ts';
import { Button, makeStyles } from '@fluentui/react-components';
import { RefusedError, useApi, useCall } from '@pausenplatz/kernel-browser';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { useCurrentUser, useSessionStore } from '@pausenplatz/kernel-host';
import { ButtonLink, Card, EmptyState, ListState, notifyRefusal, Screen, TextLink, TextField, useForm } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { atSchool, toSchool } from '@pausenplatz/schools/rules';
import { useParams } from 'react-router-dom';
import { acceptInvitation, lookAtInvitation } from '../../contract/invitations.ts';
import { logout } from '@pausenplatz/account/contract';
import { invitationsTitles } from '../../titles.ts';
import { emptySentence, EntryForm, NewPasswordField, newPasswordSentence } from '@pausenplatz/account/ui';

const texts = invitationTexts;
const useStyles = makeStyles({
  card: { display: 'grid', gap: '16px', justifyItems: 'start' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px' },
});

type Invitation = OutputOf<typeof lookAtInvitation>;
type Accepted = OutputOf<typeof acceptInvitation>;
interface PartProps {
  readonly id: string;
  readonly invitation: Invitation;
  readonly onAccepted: (accepted: Accepted) => void;
}

/** `/einladung-bestaetigen/{id}`: joins a school with the own account, or makes one. */
export function InvitationScreen() {
  const { id = '' } = useParams();
  const [accepted, setAccepted] = useState<Accepted | null>(null);
  const query = useCall(lookAtInvitation, { id }, { retry: false, staleTime: Infinity });
  const user = useCurrentUser();
  const school = query.data?.school ?? '';
  if (accepted)
    return (
      <Screen title={invitationsTitles.invitation} width="narrow" hideTitle>
        <EmptyState
          scene="schoolYard"
          title={fill(texts.done, { atSchool: atSchool(school) })}
          {...(accepted.isNew && { body: fill(texts.doneBody, { userName: accepted.userName }) })}
          action={
            <ButtonLink to={accepted.isNew ? '/login' : '/'} appearance="primary">
              {accepted.isNew ? texts.toSignIn : texts.home}
            </ButtonLink>
          }
        />
      </Screen>
    );
  if (query.error instanceof RefusedError && query.error.is('INVITATION_ENDED')) return <Ended isSignedIn={user !== null} />;
  return (
    <Screen
      title={query.data ? fill(texts.heading, { toSchool: toSchool(school) }) : invitationsTitles.invitation}
      width="narrow"
      {...(query.data && { lead: leadFor(query.data) })}
    >
      <ListState query={query} skeleton="form">
        {(invitation) => {
          const part = { id, invitation, onAccepted: setAccepted };
          if (user?.userRoles.includes('Pupil')) return <NotForPupils {...part} name={`${user.firstName} ${user.lastName}`} />;
          if (user) return <AcceptAsMe {...part} name={`${user.firstName} ${user.lastName}`} />;
          return invitation.hasAccount ? <SignInFirst {...part} /> : <AcceptAnew key={id} {...part} />;
        }}
      </ListState>
    </Screen>
  );
}

/** Used, withdrawn or too old: most of those who come here again have accepted it long ago. */
function Ended({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { title } = invitationRefusalTexts.INVITATION_ENDED;
  return (
    <Screen title={invitationsTitles.invitation} width="narrow" hideTitle>
      <EmptyState
        scene="closedGate"
        title={title}
        body={isSignedIn ? texts.endedMember : texts.ended}
        action={
          <ButtonLink to={isSignedIn ? '/' : '/login'} appearance="primary">
            {isSignedIn ? texts.home : texts.toSignIn}
          </ButtonLink>
        }
      />
    </Screen>
  );
}

function leadFor({ kind, inviter }: Invitation): string {
  return fill(texts[kind], { inviter: inviter ?? texts.somebody });
}

function AcceptAsMe({ id, name, onAccepted }: PartProps & { readonly name: string }) {
  const styles = useStyles();
  const api = useApi();
  const sessions = useSessionStore();
  const [busy, setBusy] = useState(false);
  const accept = async () => {
    setBusy(true);
    try {
      const accepted = await api.call(acceptInvitation, { id, person: null });
      // The school is part of who one is now.
      await sessions.check();
      onAccepted(accepted);
    } catch (error) {
      notifyRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card className={styles.card}>
      <p>{fill(texts.acceptAs, { name })}</p>
      <div className={styles.actions}>
        <Button appearance="primary" size="large" disabledFocusable={busy} onClick={() => busy || void accept()}>
          {texts.accept}
        </Button>
        <OtherAccount isWaiting={busy} />
      </div>
    </Card>
  );
}

/** Signed out, the same address offers the ways of whoever was invited. */
function OtherAccount({ isWaiting = false, appearance = 'secondary' }: OtherAccountProps) {
  const api = useApi();
  const sessions = useSessionStore();
  const [isLeaving, setLeaving] = useState(false);
  const busy = isWaiting || isLeaving;
  const leave = async () => {
    setLeaving(true);
    try {
      await api.call(logout, {});
      sessions.become({ status: 'signedOut' });
    } catch (error) {
      setLeaving(false);
      notifyRefusal(error);
    }
  };
  return (
    <Button appearance={appearance} size="large" disabledFocusable={busy} onClick={() => busy || void leave()}>
      {texts.otherAccount}
    </Button>
  );
}

interface OtherAccountProps {
  readonly isWaiting?: boolean;
  readonly appearance?: 'primary' | 'secondary';
}

/** A pupil's account never becomes that of a teacher: perhaps a parent or a teacher opened the mail at this device. */
function NotForPupils({ name, invitation }: PartProps & { readonly name: string }) {
  const styles = useStyles();
  return (
    <Card className={styles.card}>
      <p>{fill(texts.acceptAs, { name })}</p>
      <p>{fill(texts.notForPupils, { email: invitation.email })}</p>
      <div className={styles.actions}>
        <OtherAccount appearance="primary" />
        <ButtonLink to="/" size="large">
          {texts.home}
        </ButtonLink>
      </div>
    </Card>
  );
}

function SignInFirst({ id, invitation }: PartProps) {
  const styles = useStyles();
  return (
    <Card className={styles.card}>
      <p>{fill(texts.signInFirst, { email: invitation.email })}</p>
      <ButtonLink to={signInFor(id)} appearance="primary" size="large">
        {texts.signIn}
      </ButtonLink>
    </Card>
  );
}

const signInFor = (id: string): string => `/login?redirectUrl=${encodeURIComponent(`/einladung-bestaetigen/${id}`)}`;

function AcceptAnew({ id, invitation, onAccepted }: PartProps) {
  const api = useApi();
  const form = useForm({
    // Each invitation has drafts of its own: what one school wrote must not stand in the form of another.
    name: `invitation:${id}`,
    initial: { firstName: invitation.firstName, lastName: invitation.lastName, password: '' },
    secrets: ['password'],
    paths: { 'person.password': 'password' },
    check: (fields) => ({
      firstName: emptySentence(fields.firstName),
      lastName: emptySentence(fields.lastName),
      password: newPasswordSentence(fields.password),
    }),
    send: async (fields) => {
      onAccepted(await api.call(acceptInvitation, { id, person: fields }));
    },
  });
  const { create, submit, haveAccount } = texts;
  return (
    <EntryForm
      form={form}
      label={invitationsTitles.invitation}
      submit={submit}
      more={<TextLink to={signInFor(id)}>{haveAccount}</TextLink>}
    >
      <p>{fill(create, { email: invitation.email })}</p>
      <TextField form={form} name="firstName" label={texts.firstName} autoComplete="given-name" />
      <TextField form={form} name="lastName" label={texts.lastName} autoComplete="family-name" />
      <NewPasswordField
        label={texts.password}
        value={form.fields.password}
        error={form.errors.password}
        onText={(text) => form.set('password', text)}
        ownWords={[form.fields.firstName, form.fields.lastName]}
      />
    </EntryForm>
  );
}
