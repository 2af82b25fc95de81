import type { Locator, Page } from '@playwright/test';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect } from '@pausenplatz/app-e2e/support/browser';

/** The block with this kind's name in the editor. */
export function blockNamed(page: Page, name: string): Locator {
  return page
    .getByRole('list', { name: 'Blöcke der Seite' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `${name} löschen` }) })
    .first();
}

export async function startEditing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Fertig' })).toBeVisible();
}

/** Adds a block of this kind at the end of the page. */
export async function addBlock(page: Page, name: string): Promise<void> {
  // The form of the block before is still loading and may push the button away under the pointer.
  await expect(async () => {
    await page
      .getByRole('button', { name: /^Block (hinzufügen|hier einfügen)$/ })
      .last()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${name}\\b`) })
    .click();
  await expect(blockNamed(page, name)).toBeVisible();
}

export async function saved(page: Page): Promise<void> {
  await expect(page.getByText('Gespeichert', { exact: true }).first()).toBeVisible();
}

/** The field of an open title block. */
export const titleOf = (page: Page): Locator =>
  page.getByRole('list', { name: 'Blöcke der Seite' }).getByRole('textbox', { name: 'Titel', exact: true });

/** Does something and waits until the server has accepted this call. */
export async function answered(page: Page, path: string, action: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().includes(`/api/${path}`));
  await action();
  expect((await answer).status()).toBe(200);
}

/** Makes a page of class 3a with this title, whose editor is open then. */
export async function newPage(page: Page, title: string): Promise<void> {
  await page.goto(`${appOrigin}/seiten`);
  await page.getByRole('button', { name: 'Neue Seite', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Titel').fill(title);
  await dialog.getByLabel('Für wen?').selectOption({ label: '3a' });
  await dialog.getByRole('button', { name: 'Anlegen' }).click();
  await expect(page.getByRole('button', { name: 'Fertig' })).toBeVisible();
}
