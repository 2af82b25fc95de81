import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { questionBlock, type QuestionSettings } from '../../contract/index.ts';
import { Editor } from './flipgrid-block-editor.tsx';

const around = { pageId: 'p'.repeat(22), files: {}, children: [], siblings: [], isSeenFirst: false };

test('a question gets its words, media, length, audience and last day, and obeys the schema at each step', async () => {
  const changes: QuestionSettings[] = [];
  function Held() {
    const [settings, setSettings] = useState<QuestionSettings>(questionBlock.empty);
    const keep = (next: QuestionSettings) => {
      changes.push(next);
      setSettings(next);
    };
    return <Editor settings={settings} onChange={keep} fieldErrors={{}} addFile={() => undefined} page={around} />;
  }
  await show(<Held />, { at: '/seite/x', path: '/seite/:id', session: { status: 'signedIn', user: aSignedInUser() } });
  await page.getByRole('textbox', { name: 'Titel' }).fill('Tiere');
  await page.getByRole('textbox', { name: 'Frage' }).fill('Welches magst du?');
  await page.getByRole('combobox', { name: 'Womit antworten die Kinder?' }).selectOptions('Nur mit Ton');
  await page.getByRole('combobox', { name: 'Wie lange höchstens?' }).selectOptions('3 Minuten');
  await page.getByRole('radio', { name: /^Die Klasse/ }).click();
  await page.getByLabelText('Letzter Tag').fill('2026-12-18');
  expect(changes.at(-1)).toEqual({
    title: 'Tiere',
    question: 'Welches magst du?',
    media: 'sound',
    longestSeconds: 180,
    audience: 'class',
    endsOn: '2026-12-18',
  });
  for (const one of changes) expect(questionBlock.settings.safeParse(one).success).toBe(true);
});
