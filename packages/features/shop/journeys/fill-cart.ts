import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import type { Page } from '@playwright/test';

const bought = [
  { url: 'kopfhoerer-kind', quantity: '22' },
  { url: 'tabletstift', quantity: '4' },
  { url: 'huelle-mit-griff', quantity: '2' },
] as const;

/** Begins a cart, puts a class set and a few things into it by hand, and opens it. */
export async function fillCart(page: Page): Promise<void> {
  await page.goto(`${appOrigin}/shop`);
  await page.evaluate(() => localStorage.removeItem('shop:cart'));
  for (const { url, quantity } of bought) {
    await page.goto(`${appOrigin}/shop/produkt/${url}`);
    await page.getByRole('textbox', { name: /^Anzahl/ }).fill(quantity);
    await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  }
  await page.getByRole('link', { name: /^Warenkorb/ }).click();
}
