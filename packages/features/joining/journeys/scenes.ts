import { expect } from '@playwright/test';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { above, saying, showing, withUser } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

const founded = { name: 'Primarschule Auental', place: 'Auental', foundedAt: '2026-11-20T10:00:00.000Z', founder: 'Ida Auer' };

/** What the operator sees who follows the mailed link. */
const ofOperator: readonly Scene[] = [
  above(
    { 'administration/confirmation/look': { ...founded, confirmed: false } },
    {
      name: 'office-confirmation',
      as: 'nobody',
      async open(page) {
        await page.goto(`${appOrigin}/schule-bestaetigen/${'a'.repeat(43)}`);
        await expect(page.getByText(/Primarschule Auental/).first()).toBeVisible();
      },
    },
  ),
  above(
    { 'administration/confirmation/look': { ...founded, confirmed: true } },
    {
      name: 'office-confirmation-done',
      as: 'nobody',
      async open(page) {
        await page.goto(`${appOrigin}/schule-bestaetigen/${'b'.repeat(43)}`);
        await expect(page.getByText(/Primarschule Auental/).first()).toBeVisible();
      },
    },
  ),
];

const wiesental = { id: 'w'.repeat(22), name: 'Primarschule Wiesental', place: 'Musterlingen', administers: true };
const begun = {
  newAccount: true,
  schools: [],
  schoolClasses: [],
  currentSchoolClass: null,
  settings: { ersteSchritte: { stand: 'begun' } },
};

/** The home screen of somebody who has just registered; `user` is how far they are. */
const led = (name: string, user: object, requests: readonly object[] = []): Scene =>
  above(
    {
      'homework/today': { today: '2026-11-23', first: '2026-11-23', next: '2026-11-24', plans: [] },
      'pages/navigation/get': { groups: [], favourites: [], releasesWaiting: 0, narrowed: [], hasWritten: false },
      'administration/join/mine': { requests },
      'administration/get': { schools: [{ ...wiesental, adminMode: 'selfManaged' }], classes: [] },
    },
    withUser({ ...begun, ...user }, { name, as: 'lea.brunner', open: showing('/', 'heading', 'Deine ersten Schritte') }),
  );

const asked = { id: 'r'.repeat(22), school: wiesental, state: 'open', message: '', reason: null, at: '2026-11-20T10:00:00.000Z' };
const ofNewcomer: readonly Scene[] = [
  led('first-steps', {}),
  led('first-steps-asked', {}, [asked]),
  led('first-steps-class', { schools: [wiesental] }),
];

const invitation = { kind: 'teacher', at: '2026-11-20T10:00:00.000Z', until: '2026-12-04T10:00:00.000Z', hasEnded: false };
const invited = [
  { ...invitation, id: 'n'.repeat(22), email: 'nora.neuhaus@schule.example', firstName: 'Nora', lastName: 'Neuhaus', classes: ['3a'] },
  { ...invitation, id: 'o'.repeat(22), email: 'otto.ott@schule.example', firstName: '', lastName: '', classes: [], hasEnded: true },
];

/** A teacher who looks for a school, an admin who answers, and the operator. */
export const joiningScenes: readonly Scene[] = [
  {
    name: 'office-join',
    as: 'lea.brunner',
    async open(page) {
      await showing('/verwaltung/schule-verbinden', 'heading', /./)(page);
      await page.getByLabel('Name oder Ort der Schule').fill('Sonnenberg');
      await expect(page.getByRole('button', { name: 'Anfragen' }).first()).toBeVisible();
    },
  },
  { name: 'office-requests', as: 'eva.ammann', open: saying('/verwaltung?bereich=anfragen', /^(?:Niemand wartet|.* möchte dazugehören)/) },
  {
    name: 'office-invitations',
    as: 'eva.ammann',
    async open(page) {
      const read = page.waitForResponse(/administration\/school\/admin\//);
      await saying('/verwaltung?bereich=anfragen', /^(?:Niemand wartet|.* möchte dazugehören)/)(page);
      // Asked for anew: the first answer may belong to the screen before this one, and go with it.
      const own = await page.evaluate(
        async (url) => (await fetch(url, { headers: { 'x-pausenplatz-client': 'pictures' } })).json(),
        (await read).url(),
      );
      await page.route(/administration\/school\/admin\//, (route) => route.fulfill({ json: { ...own, invitations: invited } }));
      await page.reload();
      await expect(page.getByText('Eingeladen, noch nicht angekommen')).toBeVisible();
    },
    async leave(page) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  },
  {
    name: 'office-invite',
    as: 'eva.ammann',
    async open(page) {
      await showing('/verwaltung?bereich=anfragen', 'button', 'Lehrpersonen einladen')(page);
      await page.getByRole('button', { name: 'Lehrpersonen einladen' }).click();
      await page
        .getByLabel('Wen?')
        .fill('Nora Neuhaus <nora.neuhaus@schule.example>; 3a\notto.ott@schule.example; Otto Ott; 3a, 4b\nPia Post; 9z');
      await expect(page.getByText('Zeile 3', { exact: false })).toBeVisible();
    },
    async leave(page) {
      await page.getByLabel('Wen?').fill('');
      await page.keyboard.press('Escape');
    },
  },
  ...ofOperator,
  ...ofNewcomer,
];
