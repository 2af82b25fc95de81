import { RefusedError, UnexpectedAnswerError } from '@pausenplatz/kernel-browser';
import { accountTexts } from '../texts.ts';

/** What the form shows after a refused sign-in; null where a notice tells it. */
type SignInRefusal =
  | { readonly kind: 'credentials'; readonly sentence: string }
  /** Deleted by its owner, and still there. */
  | { readonly kind: 'trash'; readonly sentence: string }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, string>> };

const waitUnlessSaidSeconds = 30;

/** Reads the error of a sign-in (specification section 8). */
export function signInRefusal(error: unknown): SignInRefusal | null {
  if (error instanceof UnexpectedAnswerError && error.status === 401) {
    return { kind: 'credentials', sentence: accountTexts.signIn.wrongCredentialsUnexpected };
  }
  if (!(error instanceof RefusedError)) return null;
  if (error.is('ACCOUNT_IN_TRASH')) return { kind: 'trash', sentence: error.body.messageBody };
  if (error.is('ACCOUNT_TRASHED_BY_SCHOOL')) return { kind: 'credentials', sentence: error.body.messageBody };
  if (error.is('EMAIL_NOT_CONFIRMED')) return { kind: 'credentials', sentence: error.body.messageBody };
  if (error.is('INITIAL_PASSWORD_ENDED') || error.is('SIGN_IN_BUSY')) return { kind: 'credentials', sentence: error.body.messageBody };
  if (error.is('WRONG_CREDENTIALS')) return { kind: 'credentials', sentence: error.body.messageBody };
  if (error.status === 429) {
    const seconds = Number(error.body.details?.['seconds']);
    return { kind: 'wait', seconds: Number.isFinite(seconds) && seconds > 0 ? seconds : waitUnlessSaidSeconds };
  }
  if (error.body.fields && Object.keys(error.body.fields).length > 0) return { kind: 'fields', fields: error.body.fields };
  return null;
}
