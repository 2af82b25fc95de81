import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OwnProfile } from '../../contract/index.ts';
import { anOwnProfile } from '../../testing/own-profile.ts';
import { NewsletterCard } from './newsletter-card.tsx';

afterEach(() => vi.restoreAllMocks());

/** Shows the card above a server that answers every change the same way; hands back what it was sent. */
async function open(profile: Partial<OwnProfile>, status = 200, body: unknown = { avatar: null, firstName: 'Lea', lastName: 'Brunner' }) {
  const sent = fakeServer(() => ({ status, body }));
  await show(<NewsletterCard profile={anOwnProfile({ newsletter: false, ...profile })} />);
  return sent;
}

const theSwitch = () => page.getByRole('switch', { name: 'Newsletter erhalten' });

test('the newsletter is switched on, and a notice says so', async () => {
  const sent = await open({});
  await userEvent.click(theSwitch());
  await expect.element(page.getByText('Newsletter bestellt')).toBeVisible();
  expect(sent).toEqual([{ path: 'profile/update', body: { key: 'newsletter', value: true } }]);
});

test('what the service answers instead of 1 or ok is shown as a warning in plain words, and the switch goes back', async () => {
  const answer = 'Antwort des Newsletter-Dienstes: <b>Already</b> subscribed.';
  await open({}, 409, {
    code: 'NEWSLETTER_ANSWERED',
    messageType: 'warning',
    messageTitle: 'Newsletter nicht geändert',
    messageBody: answer,
  });
  await userEvent.click(theSwitch());
  await expect.element(page.getByText(answer)).toBeVisible();
  await expect.element(page.getByText('Newsletter nicht geändert')).toBeVisible();
  await expect.element(theSwitch()).not.toBeChecked();
});

test('where there is no newsletter, or no confirmed address for it, there is no switch', async () => {
  await open({ newsletter: null });
  await expect.poll(() => page.getByRole('switch').elements()).toHaveLength(0);
  await open({ emailConfirmed: false });
  await expect.element(page.getByText('Bestätige zuerst deine E-Mail Adresse, dann kannst du den Newsletter bestellen.')).toBeVisible();
  await expect.poll(() => page.getByRole('switch').elements()).toHaveLength(0);
});
