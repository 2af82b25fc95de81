import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type BoardSettings, listBlock } from '../../contract/index.ts';
import { Editor } from './liste-block-editor.tsx';

const around = { pageId: 'p'.repeat(22), files: {}, children: [], siblings: [], isSeenFirst: false };

/** The form with what it changed, as the page's editor keeps it. */
async function form(begin: BoardSettings = listBlock.empty) {
  const changes: BoardSettings[] = [];
  function Held() {
    const [settings, setSettings] = useState(begin);
    const keep = (next: BoardSettings) => {
      changes.push(next);
      setSettings(next);
    };
    return <Editor settings={settings} onChange={keep} fieldErrors={{}} addFile={() => undefined} page={around} />;
  }
  await show(<Held />, { at: '/seite/x', path: '/seite/:id', session: { status: 'signedIn', user: aSignedInUser() } });
  return () => changes.at(-1) ?? begin;
}

test('a new list begins with one press, and every beginning obeys the schema', async () => {
  const now = await form();
  await page.getByRole('button', { name: /^Abstimmung/ }).click();
  expect(now()).toMatchObject({ columns: [{ kind: 'vote', several: false }], members: { release: true }, hidesVotes: false });
  expect(listBlock.settings.safeParse(now()).success).toBe(true);
  // Begun is begun: what is there goes on.
  await expect.element(page.getByRole('group', { name: 'Womit beginnst du?' })).not.toBeInTheDocument();
});

test('columns come, get names and go; ids stay with their columns', async () => {
  const now = await form({ ...listBlock.empty, title: 'Ämtli' });
  for (const kind of ['Zahl', 'Plätze']) {
    await page.getByRole('button', { name: 'Spalte hinzufügen' }).click();
    await page.getByRole('menuitem', { name: kind }).click();
  }
  const [number] = now().columns;
  await page.getByRole('textbox', { name: 'Name der Spalte' }).first().fill('Franken');
  await page.getByRole('checkbox', { name: 'Summe zeigen' }).click();
  await page.getByRole('spinbutton', { name: 'Plätze pro Eintrag' }).fill('5');
  expect(now().columns).toMatchObject([
    { id: number?.id, name: 'Franken', kind: 'number', sum: false },
    { kind: 'places', places: 5 },
  ]);
  await page.getByRole('button', { name: 'Spalte «Franken» entfernen' }).click();
  expect(now().columns).toMatchObject([{ kind: 'places' }]);
  expect(listBlock.settings.safeParse(now()).success).toBe(true);
});

test('switches and the last day are set; hidden votes without one say what is missing', async () => {
  const vote = { id: 'stimme', name: 'Stimmen', kind: 'vote', several: false } as const;
  const now = await form({ ...listBlock.empty, title: 'Spiel', columns: [vote] });
  await expect.element(page.getByText('Gib einen letzten Tag an', { exact: false })).toBeVisible();
  await page.getByLabelText('Letzter Tag').fill('2026-12-18');
  await expect.element(page.getByText('Gib einen letzten Tag an', { exact: false })).not.toBeInTheDocument();
  await page.getByRole('switch', { name: 'kommentieren' }).click();
  await page.getByRole('switch', { name: 'Einträge zuerst freigeben' }).click();
  expect(now()).toMatchObject({ endsOn: '2026-12-18', members: { comment: true, release: true, add: true } });
});
