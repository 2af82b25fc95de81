import type { Browser } from '@playwright/test';
import { closeReleaseNotes, signInByForm } from '../support/people.ts';
import { device, phoneWidth, type Session } from './visit.ts';

let hasReadNews = false;

/** Signs somebody in as a person does, and answers what their browser then keeps. */
export async function sessionOf(browser: Browser, userName: string): Promise<Session> {
  const context = await browser.newContext({ ...device(phoneWidth, undefined), serviceWorkers: 'block' });
  const page = await context.newPage();
  await signInByForm(page, userName);
  // Read is what the server knows of; otherwise they would come with each view that is measured.
  if (!hasReadNews)
    await Promise.all([page.waitForResponse((answer) => answer.url().endsWith('account/seen-release-notes')), closeReleaseNotes(page)]);
  hasReadNews = true;
  const session = await context.storageState();
  await context.close();
  return session;
}
