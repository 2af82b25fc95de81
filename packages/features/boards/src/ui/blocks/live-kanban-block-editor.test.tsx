import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { kanbanBlock, type KanbanSettings } from '../../contract/index.ts';
import { Editor } from './live-kanban-block-editor.tsx';

const around = { pageId: 'p'.repeat(22), files: {}, children: [], siblings: [], isSeenFirst: false };

/** The form with what it changed, as the page's editor keeps it. */
async function form(begin: KanbanSettings = kanbanBlock.empty) {
  let now = begin;
  function Held() {
    const [settings, setSettings] = useState(begin);
    const keep = (next: KanbanSettings) => {
      now = next;
      setSettings(next);
    };
    return <Editor settings={settings} onChange={keep} fieldErrors={{}} addFile={() => undefined} page={around} />;
  }
  await show(<Held />, { at: '/seite/x', path: '/seite/:id', session: { status: 'signedIn', user: aSignedInUser() } });
  return () => now;
}

test('columns come, get names and colours and go; the last one stays', async () => {
  const now = await form();
  await page.getByRole('button', { name: 'Spalte hinzufügen' }).click();
  await page.getByRole('textbox', { name: 'Name der Spalte' }).last().fill('Später');
  await page.getByRole('radio', { name: 'Rot' }).last().click();
  expect(now().lanes.at(-1)).toMatchObject({ name: 'Später', color: 'red' });
  for (const name of ['Zu tun', 'In Arbeit', 'Fertig']) await page.getByRole('button', { name: `Spalte «${name}» entfernen` }).click();
  await page.getByRole('button', { name: 'Spalte «Später» entfernen' }).click();
  expect(now().lanes).toMatchObject([{ name: 'Später' }]);
  expect(kanbanBlock.settings.safeParse(now()).success).toBe(true);
});

test('layout and switches are set, and columns stay where they are not shown', async () => {
  const now = await form();
  await page.getByRole('radio', { name: 'Zeitleiste' }).click();
  await page.getByRole('switch', { name: 'Namen verbergen' }).click();
  await page.getByRole('switch', { name: 'Karten zuerst freigeben' }).click();
  expect(now()).toMatchObject({ layout: 'timeline', members: { anonymous: true, release: true, add: true } });
  expect(now().lanes).toEqual(kanbanBlock.empty.lanes);
  await expect.element(page.getByRole('button', { name: 'Spalte hinzufügen' })).not.toBeInTheDocument();
});
