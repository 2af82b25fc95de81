import { fill } from '@pausenplatz/kernel-contract';
import { passwordsLimits } from '../../contract/index.ts';
import { isWeak } from '../../rules/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';

const { vault: texts } = passwordsUiTexts;

/** What is wrong with a new vault password; who has a copy of the database tries many of them. */
export function vaultPasswordSentence(password: string): string | undefined {
  if (password.length < passwordsLimits.vaultMinimum) return fill(texts.tooShort, { count: passwordsLimits.vaultMinimum });
  return isWeak(password, { userName: '', name: '', title: '' }) ? texts.tooWeak : undefined;
}
