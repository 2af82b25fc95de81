import { appOrigin, teamsOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { addBlock, startEditing } from '@pausenplatz/pages/journeys/editor';
import type { FrameLocator, Page } from '@playwright/test';

const path = '/seite/erzaehl-uns-etwas';
const answer = (page: Page | FrameLocator, name: string) => page.getByRole('article', { name });

async function opened(page: Page, userName: string): Promise<Page> {
  await signIn(page, userName);
  await page.goto(appOrigin + path);
  await expect(answer(page, 'Lina Moser')).toBeVisible();
  return page;
}

/** A camera that shows a moving square and a microphone that hums, because the browser of journeys has no camera. */
async function giveCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open = async () => {
      const canvas = document.createElement('canvas');
      const ink = canvas.getContext('2d');
      let step = 0;
      setInterval(() => {
        step += 8;
        ink?.clearRect(0, 0, 300, 150);
        ink?.fillRect(step % 300, 40, 60, 60);
      }, 60);
      const context = new AudioContext();
      const tone = new OscillatorNode(context);
      const ear = context.createMediaStreamDestination();
      tone.connect(ear);
      tone.start();
      return new MediaStream([...canvas.captureStream(10).getTracks(), ...ear.stream.getTracks()]);
    };
    navigator.mediaDevices.getUserMedia = open;
  });
}

/** Seconds that a film plays, silent: what counts is that the browser can read it. */
const played = (page: Page, name: string) =>
  answer(page, name)
    .locator('video')
    .evaluate(async (video) => {
      if (!(video instanceof HTMLVideoElement)) return 0;
      video.muted = true;
      await video.play();
      return video.currentTime;
    });

test('a child films its answer, the teacher sees it at once and releases it, and only then the class does', async ({ visitor }) => {
  const child = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await giveCamera(child);
  const mia = await opened(child, 'mia.mueller');
  const [lea, noah] = [await opened(await visitor(), 'lea.brunner'), await opened(await visitor(), 'noah.meier')];
  await expect(answer(noah, 'Leon Bachmann')).toHaveCount(0);

  await test.step('the camera is looked into, counts down, records, and the film is looked at before it goes anywhere', async () => {
    await mia.getByRole('button', { name: 'Film aufnehmen' }).tap();
    await mia.getByRole('button', { name: 'Aufnahme starten' }).tap();
    await expect(mia.getByText(/^Aufnahme läuft, 0:0[1-9] von höchstens 1:30$/)).toBeVisible();
    await mia.getByRole('button', { name: 'Fertig', exact: true }).tap();
    await expect(mia.getByLabel('Deine Aufnahme')).toBeVisible();
    await mia.getByRole('button', { name: 'Abgeben', exact: true }).tap();
    await expect(answer(mia, 'Mia Müller')).toBeVisible();
  });

  await test.step('it is on the teacher’s screen, plays, and no classmate sees it', async () => {
    await expect(answer(lea, 'Mia Müller')).toBeVisible();
    await answer(lea, 'Mia Müller').getByRole('button', { name: 'Film von Mia Müller abspielen' }).click();
    await expect.poll(() => played(lea, 'Mia Müller')).toBeGreaterThan(0.3);
    await expect(answer(noah, 'Mia Müller')).toHaveCount(0);
  });

  await test.step('a classmate gets a 403 by any address', async () => {
    const address = (await answer(lea, 'Mia Müller').locator('video').getAttribute('src')) ?? '';
    const id = address.split('?')[0] ?? '';
    expect(id).toMatch(/^\/files\//);
    for (const tried of [id, `${id}?d=1&s=x`]) expect(await noah.evaluate(async (at) => (await fetch(at)).status, tried)).toBe(403);
  });

  await test.step('released it is on the classmate’s screen, and taken back it is gone', async () => {
    await lea.getByRole('button', { name: 'Freigeben: Antwort von Mia Müller' }).click();
    await expect(answer(noah, 'Mia Müller')).toBeVisible();
    await expect(mia.getByText('Die Klasse sieht sie')).toBeVisible();
    await lea.getByRole('button', { name: 'Zurücknehmen: Freigabe der Antwort von Mia Müller' }).click();
    await expect(answer(noah, 'Mia Müller')).toHaveCount(0);
  });

  await test.step('the teacher writes to the child, who reads it, deletes the answer and gets it back', async () => {
    await lea.getByRole('button', { name: 'Etwas dazu schreiben: Mia Müller' }).click();
    await lea.getByRole('textbox', { name: 'Was möchtest du sagen?' }).fill('Toll gezeigt!');
    await lea.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(mia.getByText('Toll gezeigt!')).toBeVisible();
    await mia.getByRole('button', { name: 'Löschen', exact: true }).tap();
    await expect(answer(lea, 'Mia Müller')).toHaveCount(0);
    await mia.getByRole('button', { name: 'Rückgängig' }).tap();
    await expect(answer(lea, 'Mia Müller')).toBeVisible();
  });
});

test('a teacher asks by a form; a child without a camera is told so and speaks; in Teams it hears what is for the class', async ({
  visitor,
}) => {
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  await lea.goto(`${appOrigin}/seite/unsere-woche`);
  await startEditing(lea);
  await addBlock(lea, 'Videoantworten');
  const form = lea.getByRole('region', { name: 'Videoantworten', exact: true });
  await form.getByRole('textbox', { name: 'Titel' }).fill('Wochenfrage');
  await form.getByRole('textbox', { name: 'Frage', exact: true }).fill('Was war heute schön?');
  await lea.getByRole('button', { name: 'Fertig' }).click();
  await expect(lea.getByText('Noch keine Antwort.', { exact: false })).toBeVisible();

  await test.step('the child hears nothing of a camera that is not there, and answers by voice', async () => {
    const noah = await visitor();
    await noah.context().grantPermissions(['microphone', 'camera']);
    await signIn(noah, 'noah.meier');
    await noah.goto(`${appOrigin}/seite/unsere-woche`);
    const question = noah.getByRole('region', { name: 'Wochenfrage' });
    await question.getByRole('button', { name: 'Film aufnehmen' }).click();
    await expect(question.getByText('Hier gibt es keine Kamera mit Mikrofon', { exact: false })).toBeVisible();
    await question.getByRole('button', { name: 'Ton aufnehmen' }).click();
    await expect(question.getByText(/Aufnahme läuft, 0:0[1-9]/)).toBeVisible();
    await question.getByRole('button', { name: 'Fertig', exact: true }).click();
    await question.getByRole('button', { name: 'Abgeben', exact: true }).click();
    await expect(question.getByText('nur für dich und deine Lehrperson')).toBeVisible();
    await expect(answer(lea, 'Noah Meier').locator('audio')).toBeVisible();
  });

  await test.step('in a tab of Teams the class hears what was released, and nothing else', async () => {
    const teams = await visitor();
    await teams.goto(
      `${teamsOrigin}/?${new URLSearchParams({ user: 'noah.meier', tab: `${appOrigin}/teams/tab-page/erzaehl-uns-etwas` })}`,
    );
    const tab = teams.frameLocator('iframe[name=tab]');
    await expect(answer(tab, 'Lina Moser')).toBeVisible();
    await expect(answer(tab, 'Leon Bachmann')).toHaveCount(0);
  });
});
