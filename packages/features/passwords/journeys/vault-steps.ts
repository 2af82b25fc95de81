import type { Page } from '@playwright/test';

export const vaultPassword = 'grüne Tassen am Fenster';

/** From the empty screen to a locked vault: a password, the code on paper, the code from the paper. Answers the code. */
export async function makeVault(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Tresor anlegen' }).click();
  await page.getByLabel(/^Tresor-Passwort/).fill(vaultPassword);
  await page.getByLabel(/^Nochmals/).fill(vaultPassword);
  await page.getByRole('button', { name: 'Weiter' }).click();
  const code = (await page.locator('[data-recovery-code]').textContent()) ?? '';
  await page.getByRole('button', { name: 'Ich habe ihn aufgeschrieben' }).click();
  await page.getByRole('textbox', { name: /Der Code/ }).fill(code.toLowerCase().replaceAll('-', ' '));
  await page.getByRole('button', { name: 'Tresor anlegen' }).click();
  await page.getByRole('heading', { name: 'Dein Tresor ist zu' }).waitFor();
  return code;
}
