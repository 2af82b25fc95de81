import { RefusedError } from '@pausenplatz/kernel-browser';
import { passwordsTexts } from '../../texts.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { KeyNotMade } from '../crypto/argon.ts';
import { WeakDerivation } from '../crypto/derive.ts';

const { vault: texts } = passwordsUiTexts;

/** What keeps a key from being made is said above the form, like a refusal. */
export async function saidAbove<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    const body = error instanceof WeakDerivation ? texts.weakDerivation : error instanceof KeyNotMade ? texts.keyNotMade : null;
    if (body === null) throw error;
    throw new RefusedError(422, { code: 'KEY_NOT_MADE', messageType: 'error', messageTitle: texts.notOpened, messageBody: body });
  }
}

/** A wrong one is said at its field; what else stops it rises. */
export async function saidAtField(field: string, work: Promise<unknown>): Promise<void> {
  try {
    await saidAbove(work);
  } catch (error) {
    if (error instanceof RefusedError && error.body.code === 'VAULT_WRONG')
      throw new RefusedError(error.status, { ...error.body, fields: { [field]: passwordsTexts.refusals.VAULT_WRONG.body } });
    throw error;
  }
}
