import type { Locator, Page } from '@playwright/test';
import { expect } from './browser.ts';

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
  await page.getByRole('button', { name: 'Block hinzufügen' }).last().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
  await expect(blockNamed(page, name)).toBeVisible();
}

export async function saved(page: Page): Promise<void> {
  await expect(page.getByText('Gespeichert', { exact: true }).first()).toBeVisible();
}
