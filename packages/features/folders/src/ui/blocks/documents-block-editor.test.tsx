import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { documentsBlock, type FolderSettings } from '../../contract/index.ts';
import { Editor } from './documents-block-editor.tsx';

const around = { pageId: 'p'.repeat(22), files: {}, children: [], siblings: [], isSeenFirst: false };

test('a folder gets its title, its hint and its mode, and obeys the schema at each step', async () => {
  const changes: FolderSettings[] = [];
  function Held() {
    const [settings, setSettings] = useState<FolderSettings>(documentsBlock.empty);
    const keep = (next: FolderSettings) => {
      changes.push(next);
      setSettings(next);
    };
    return <Editor settings={settings} onChange={keep} fieldErrors={{}} addFile={() => undefined} page={around} />;
  }
  await show(<Held />, { at: '/seite/x', path: '/seite/:id', session: { status: 'signedIn', user: aSignedInUser() } });
  await page.getByRole('textbox', { name: 'Titel' }).fill('Mein Igel');
  await page.getByRole('textbox', { name: 'Worum geht es?' }).fill('Bis Freitag.');
  await page.getByRole('radio', { name: /^Schüler:innen für die Lehrperson/ }).click();
  expect(changes.at(-1)).toEqual({ title: 'Mein Igel', hint: 'Bis Freitag.', mode: 'hand-in' });
  for (const one of changes) expect(documentsBlock.settings.safeParse(one).success).toBe(true);
});
