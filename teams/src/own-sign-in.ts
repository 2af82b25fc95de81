import { changeInitialPassword, login, passSecondFactor } from '@pausenplatz/account/contract';
import type { Api } from '@pausenplatz/kernel-browser';
import type { OutputOf } from '@pausenplatz/kernel-contract';

/** Somebody who has signed in with the own account, for one step: nothing of it is kept. */
export interface OwnSignIn {
  readonly token: string;
  readonly user: NonNullable<OutputOf<typeof login>['user']>;
  readonly password: string;
}

/** How far somebody came who typed name and password. */
type OwnStep =
  | { readonly kind: 'in'; readonly own: OwnSignIn }
  /** The first password is replaced by one of their own before anything else. */
  | { readonly kind: 'firstPassword'; readonly own: OwnSignIn }
  | { readonly kind: 'secondFactor' };

/** Signs in with the own account; throws what the server refuses. Who signs in in two steps is asked for a `code` at the second try. */
export async function signInOnce(api: Api, userName: string, password: string, code: string): Promise<OwnStep> {
  const first = await api.call(login, { UserName: userName, Password: password, keeps: 'bearer', app: 'teams' });
  const challenge = first.secondFactor ? first.challenge : null;
  if (challenge !== null && code === '') return { kind: 'secondFactor' };
  const { initialPassword, token, user } = challenge === null ? first : await api.call(passSecondFactor, { challenge, code });
  if (token === null || user === null) return { kind: 'secondFactor' };
  return { kind: initialPassword ? 'firstPassword' : 'in', own: { token, user, password } };
}

/** Replaces the first password; whoever came with it goes on with the new one. */
export async function choosePassword(api: Api, own: OwnSignIn, password: string): Promise<OwnSignIn> {
  await api.call(changeInitialPassword, { password }, { bearer: own.token });
  return { ...own, password };
}
