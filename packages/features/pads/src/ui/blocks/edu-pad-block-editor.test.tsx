import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { padBlock, type PadSettings } from '../../contract/index.ts';
import { Editor } from './edu-pad-block-editor.tsx';

const around = { pageId: 'p'.repeat(22), files: {}, children: [], siblings: [], isSeenFirst: false };

let now: PadSettings = padBlock.empty;
async function open(user = aSignedInUser()): Promise<void> {
  now = padBlock.empty;
  function Held() {
    const [settings, setSettings] = useState(now);
    const keep = (next: PadSettings) => {
      now = next;
      setSettings(next);
    };
    return <Editor settings={settings} onChange={keep} fieldErrors={{}} addFile={() => undefined} page={around} />;
  }
  await show(<Held />, { at: '/seite/x', path: '/seite/:id', session: { status: 'signedIn', user } });
}

test('who writes and who reads along is chosen; a pad elsewhere has an address instead, and one that is none is refused', async () => {
  await open(aSignedInUser({ userRoles: ['Teacher'] }));
  await page.getByRole('radio', { name: 'Nur wer die Seite bearbeitet' }).click();
  await page.getByRole('switch', { name: 'Wer die Seite sonst sieht, liest mit' }).click();
  expect(now).toMatchObject({ writers: 'keepers', visitorsRead: false });
  await page.getByRole('radio', { name: 'Etherpad' }).click();
  await expect.element(page.getByRole('radio', { name: 'Niemand mehr' })).not.toBeInTheDocument();
  await page.getByRole('textbox', { name: 'Adresse des Pads' }).fill('https://pad.schule.example/');
  expect(padBlock.settings.safeParse(now).success).toBe(false);
  await page.getByRole('textbox', { name: 'Adresse des Pads' }).fill('https://pad.schule.example/p/fuchs');
  expect(padBlock.settings.safeParse(now)).toMatchObject({ success: true, data: { kind: 'etherpad' } });
});

test('a child sets up a text of its own, and no pad elsewhere', async () => {
  await open(aSignedInUser({ userRoles: ['Pupil'] }));
  await expect.element(page.getByRole('radio', { name: 'Niemand mehr' })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Etherpad' })).not.toBeInTheDocument();
});
