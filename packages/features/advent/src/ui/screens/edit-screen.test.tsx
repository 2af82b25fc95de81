import { fakeServer, type FakeAnswer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aShownCalendar, anEditedDoor, calendarId } from '../../testing/shown.data.ts';
import { Screen } from './edit-screen.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const settings = {
  title: 'Unser Adventskalender',
  lead: '',
  scene: 'school',
  layout: 'scene',
  doorType: 'window',
  doors: 24,
  perRow: 6,
  visibility: 'private',
  pictureId: null,
  startsOn: '2026-12-01',
  openHour: 6,
  mode: 'from',
  schoolDaysOnly: false,
  countsDown: false,
  isMixed: true,
};
const mia = { id: 'M'.repeat(22), name: 'Mia' };
const words = { kind: 'text', title: 'Igel', text: 'Er schläft.' } as const;
const doors = [
  anEditedDoor({ content: words, work: 'waiting', pupilId: mia.id, pupilName: 'Mia' }),
  anEditedDoor({ number: 2, label: '2' }),
];
const refusal = {
  status: 400,
  body: { code: 'INPUT_INVALID', messageType: 'warning', messageTitle: 'Nicht gespeichert', messageBody: 'Bitte prüfen.' },
};

async function open(changes: FakeAnswer = { body: { ok: true } }, more: object = {}) {
  const body = {
    calendar: aShownCalendar({ canEdit: true }),
    settings,
    schoolClassId: 'C'.repeat(22),
    doors,
    pupils: [mia],
    embedOrigins: [],
    ...more,
  };
  const sent = fakeServer((path) => (path.startsWith('advent/edit') ? { body } : changes));
  await show(<Screen />, {
    session: { status: 'signedIn', user: aSignedInUser() },
    at: `/tools/advent/bearbeiten/${calendarId}`,
    path: '/tools/advent/bearbeiten/:id',
  });
  return sent;
}
const bodyOf = (sent: Awaited<ReturnType<typeof open>>, path: string) => sent.find((one) => one.path === path)?.body;

test('what a child handed in is released with one press', async () => {
  const sent = await open({ body: { door: { ...doors[0], work: 'released' } } });
  await userEvent.click(page.getByRole('button', { name: 'Türchen 1 freigeben' }));
  await expect.poll(() => bodyOf(sent, 'advent/door/judge')).toEqual({ id: calendarId, number: 1, isReleased: true, note: '' });
  await expect.element(page.getByText('bereit', { exact: true })).toBeVisible();
});

test('words that are refused stay in the dialog, and a quiz needs two answers', async () => {
  await open(refusal);
  await userEvent.click(page.getByRole('button', { name: /Türchen 2 bearbeiten/ }));
  await userEvent.fill(page.getByRole('textbox', { name: /^Text/ }), 'Guten Morgen');
  await userEvent.click(page.getByRole('button', { name: 'Speichern' }));
  await expect.element(page.getByText('Nicht gespeichert')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /^Text/ })).toHaveValue('Guten Morgen');
  await userEvent.click(page.getByRole('radio', { name: 'Quiz' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Antwort 1' }), 'Ja');
  await userEvent.click(page.getByRole('button', { name: 'Speichern' }));
  await expect.element(page.getByText('Ein Quiz braucht mindestens zwei Antworten.')).toBeVisible();
});

test('a choice of the look is sent alone, and doors of the school house do not follow into the forest', async () => {
  const sent = await open();
  await userEvent.click(page.getByRole('tab', { name: 'Aussehen' }));
  await userEvent.click(page.getByRole('radio', { name: 'Winterwald' }), { force: true });
  await expect.poll(() => bodyOf(sent, 'advent/update')).toEqual({ id: calendarId, changes: { scene: 'forest', layout: 'grid' } });
});

test('doors that stand freely move by the arrow keys', async () => {
  const calendar = aShownCalendar({ canEdit: true, layout: 'free', scene: 'night' });
  const first = calendar.doorList.map((door) => (door.number === 1 ? { ...door, place: { x: 50, y: 50 } } : door));
  const sent = await open({ body: { door: doors[0] } }, { calendar: { ...calendar, doorList: first } });
  const handle = page.getByRole('button', { name: 'Türchen 1 verschieben' });
  await vi.waitFor(() => expect(handle.elements()).toHaveLength(1));
  handle.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  await expect.poll(() => bodyOf(sent, 'advent/door/update')).toEqual({ id: calendarId, number: 1, changes: { place: { x: 51, y: 50 } } });
});

test('lines for a website are there once the calendar is public', async () => {
  await open({ body: { ok: true } }, { settings: { ...settings, visibility: 'public' } });
  await userEvent.click(page.getByRole('tab', { name: 'Teilen' }));
  await expect.element(page.getByText(/<pausenplatz-advent calendar=/)).toBeVisible();
  await expect.element(page.getByText(/Noch keine Website darf ihn zeigen/)).toBeVisible();
});

test('there are twelve kinds of doors with their own places and colours of numbers, one to 31 of them, one to seven in a row', async () => {
  const grid = { ...settings, layout: 'grid' };
  const sent = await open({ body: { ok: true } }, { settings: grid, calendar: aShownCalendar({ canEdit: true, layout: 'grid' }) });
  await userEvent.click(page.getByRole('tab', { name: 'Aussehen' }));
  await vi.waitFor(() => expect(page.getByRole('group', { name: 'Art der Türchen' }).getByRole('radio').elements()).toHaveLength(12));
  const drawn = new Set(
    [...document.querySelectorAll('[name="advent-door"]')].map((one) => {
      const number = one.parentElement?.querySelector('svg text');
      return ['x', 'y', 'fill'].map((name) => number?.getAttribute(name)).join(' ');
    }),
  );
  expect(drawn.size).toBeGreaterThanOrEqual(8);
  const choicesOf = (name: string) => [...page.getByRole('combobox', { name }).element().children].map(({ textContent }) => textContent);
  await expect.poll(() => [choicesOf('Wie viele Türchen?').length, choicesOf('Wie viele in einer Reihe?').length]).toEqual([31, 7]);
  await userEvent.click(page.getByRole('radio', { name: 'Stern' }), { force: true });
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Wie viele Türchen?' }), '31');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Wie viele in einer Reihe?' }), '7');
  await userEvent.click(page.getByRole('radio', { name: 'Eigenes Bild' }), { force: true });
  await expect
    .poll(() => sent.filter(({ path }) => path === 'advent/update').map(({ body }) => body))
    .toEqual([{ doorType: 'star' }, { doors: 31 }, { perRow: 7 }, { scene: 'picture' }].map((changes) => ({ id: calendarId, changes })));
});

test('days, hour and the way in which doors open are chosen each for itself; a countdown is one of them', async () => {
  const sent = await open();
  await userEvent.click(page.getByRole('tab', { name: 'Tage' }));
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Ab wann am Tag?' }), '8');
  await userEvent.click(page.getByRole('radio', { name: 'Nur an seinem Tag, und am letzten Tag alle' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Nur Montag bis Freitag' }));
  await userEvent.click(page.getByRole('checkbox', { name: /Rückwärts zählen/ }));
  await expect
    .poll(() => sent.filter(({ path }) => path === 'advent/update').map(({ body }) => body))
    .toEqual(
      [{ openHour: 8 }, { mode: 'end' }, { schoolDaysOnly: true }, { countsDown: true }].map((changes) => ({ id: calendarId, changes })),
    );
});

test('a door is looked at as it will be, while it is written', async () => {
  await open();
  await userEvent.click(page.getByRole('button', { name: /Türchen 2 bearbeiten/ }));
  await userEvent.click(page.getByRole('radio', { name: 'Quiz' }));
  await userEvent.fill(page.getByRole('textbox', { name: /^Frage/ }), 'Was macht der Igel?');
  await userEvent.fill(page.getByRole('textbox', { name: 'Antwort 1' }), 'Er schläft.');
  await userEvent.fill(page.getByRole('textbox', { name: 'Antwort 2' }), 'Er fliegt.');
  await userEvent.click(page.getByText('So sieht es aus'));
  await expect.element(page.getByRole('group', { name: 'Was macht der Igel?' })).toBeVisible();
});

test('a calendar is copied to the next year with one press, and said to be nobody’s to see yet', async () => {
  const sent = await open({ body: { id: 'N'.repeat(22) } });
  await userEvent.click(page.getByRole('button', { name: 'Mehr' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Ins nächste Jahr kopieren' }));
  await expect.poll(() => bodyOf(sent, 'advent/copy')).toEqual({ id: calendarId });
  await expect.element(page.getByText(/Sie ist noch für niemanden sichtbar/)).toBeVisible();
});

test.each([
  [
    'Mit Skript',
    /^<pausenplatz-advent calendar="K+" title="[^"]+" min-height="\d+" style="display:block;min-height:\d+px">.*\/embed\/v1\.js" async/,
  ],
  ['Ohne Rahmen', /^<pausenplatz-advent-inline calendar="K+" style="[^"]+">.*\/embed\/v1-inline\.js" async/],
  ['Nur Rahmen', /^<iframe src="[^"]*\/advent\/einbetten\/K+\?widget=none"[^>]* height="\d+"/],
  ['WordPress-Link', /^https?:\/\/[^<]+\/advent\/K+$/],
] as const)('a public calendar comes to a website «%s»: what it needs, and what is copied', async (way, lines) => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open({ body: { ok: true } }, { settings: { ...settings, visibility: 'public' }, embedOrigins: ['https://www.schule.ch'] });
  await userEvent.click(page.getByRole('tab', { name: 'Teilen' }));
  await userEvent.click(page.getByRole('tab', { name: way }));
  await expect.poll(() => page.getByLabelText('Auf eurer Website').last().element().textContent?.replaceAll('\n', ' ')).toMatch(lines);
  await userEvent.click(page.getByRole('button', { name: 'Kopieren', exact: true }));
  await expect.poll(() => copied.mock.calls[0]?.[0].replaceAll('\n', ' ')).toMatch(lines);
  await expect.element(page.getByText('Erlaubt auf https://www.schule.ch.')).toBeVisible();
});
