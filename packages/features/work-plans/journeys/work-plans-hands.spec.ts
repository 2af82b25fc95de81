import { untilAlive } from '@pausenplatz/app-e2e/support/alive';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { fingerOn, middleOf } from '@pausenplatz/app-e2e/support/touch';
import type { Page } from '@playwright/test';
import { giveToClass, openNextTask, writePlan } from './plans.ts';

/** The titles of the tasks as they stand in the plan, section by section. */
const order = (page: Page) =>
  page
    .getByRole('list', { name: /^Abschnitt / })
    .evaluateAll((lists) => lists.map((list) => [...list.querySelectorAll('[data-task]')].map((one) => one.textContent ?? '')));
const inOrder = (...sections: readonly (readonly string[])[]) => sections.map((tasks) => tasks.map((one) => expect.stringContaining(one)));
const task = (page: Page, name: string) => page.locator('[data-task]', { hasText: name });

test('a task is dragged by the mouse, inside of its section and into another one, and goes back by Ctrl and Z', async ({ visitor }) => {
  const lea = await visitor({ viewport: { width: 1280, height: 1200 } });
  await signIn(lea, 'lea.brunner');
  await writePlan(lea, 'Plan der Hände', ['Teig kneten', 'Brot formen', 'Brot backen']);
  await lea.getByRole('button', { name: 'Abschnitt hinzufügen' }).click();
  await expect(lea.getByRole('list', { name: /^Abschnitt / })).toHaveCount(2);
  const line = lea.getByRole('textbox', { name: /Neue Aufgabe in/ }).last();
  await line.fill('Brot teilen');
  await line.press('Enter');
  await expect.poll(() => order(lea)).toEqual(inOrder(['Teig kneten', 'Brot formen', 'Brot backen'], ['Brot teilen']));
  // What is still being saved is not dragged, and what has just come moves what is below.
  await lea.reload();
  const drag = async (name: string, onto: string) => {
    await expect(task(lea, onto)).toBeVisible();
    await untilAlive(lea);
    const [from, to] = [await middleOf(task(lea, name)), await middleOf(task(lea, onto))];
    await lea.mouse.move(from.x, from.y);
    await lea.mouse.down();
    await lea.mouse.move(from.x + 20, from.y + 6, { steps: 5 });
    // What hangs at the pointer says that the task is in the air.
    await expect(lea.getByText(name).nth(1)).toBeAttached();
    await lea.mouse.move(to.x, to.y, { steps: 15 });
    await expect(lea.locator('[data-over]:not([data-zone])', { has: task(lea, onto) })).toBeVisible();
    await lea.mouse.up();
  };
  await drag('Brot backen', 'Teig kneten');
  await expect.poll(() => order(lea)).toEqual(inOrder(['Brot backen', 'Teig kneten', 'Brot formen'], ['Brot teilen']));
  await drag('Teig kneten', 'Brot teilen');
  const across = inOrder(['Brot backen', 'Brot formen'], ['Teig kneten', 'Brot teilen']);
  await expect.poll(() => order(lea)).toEqual(across);
  await lea.reload();
  await expect.poll(() => order(lea)).toEqual(across);
  await drag('Brot formen', 'Teig kneten');
  await expect.poll(() => order(lea)).toEqual(inOrder(['Brot backen'], ['Brot formen', 'Teig kneten', 'Brot teilen']));
  await lea.keyboard.press('Control+z');
  await expect.poll(() => order(lea)).toEqual(across);
});

test('on a phone a held task is dragged with the finger', async ({ visitor }) => {
  const lea = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await signIn(lea, 'lea.brunner');
  await writePlan(lea, 'Plan der Finger', ['Samen säen', 'Giessen']);
  const finger = await fingerOn(lea);
  await task(lea, 'Giessen').scrollIntoViewIfNeeded();
  const [from, to] = [await middleOf(task(lea, 'Giessen')), await middleOf(task(lea, 'Samen säen'))];
  await finger.down(from);
  // What hangs at the finger says that the task is in the air.
  await expect(lea.getByText('Giessen').nth(1)).toBeAttached();
  await finger.glide(from, to);
  await finger.up();
  await expect(lea.getByRole('button', { name: 'Aufgabe 1 bearbeiten: Giessen' })).toBeVisible();
  await lea.reload();
  await expect(lea.getByRole('button', { name: 'Aufgabe 1 bearbeiten: Giessen' })).toBeVisible();
});

test('a child speaks into the microphone, hands that in, and the teacher hears it', async ({ visitor }) => {
  const teacher = await visitor();
  await signIn(teacher, 'lea.brunner');
  await writePlan(teacher, 'Plan zum Hören', ['Gedicht vortragen']);
  await giveToClass(teacher);
  await teacher.getByRole('tab', { name: 'Prüfen' }).click();

  const pupil = await visitor({ viewport: { width: 390, height: 844 } });
  await pupil.context().grantPermissions(['microphone']);
  await signIn(pupil, 'noah.meier');
  await openNextTask(pupil, 'Plan zum Hören');
  await pupil.getByRole('button', { name: 'Ton aufnehmen' }).click();
  await expect(pupil.getByText(/Aufnahme läuft, 0:0[1-9]/)).toBeVisible();
  await pupil.getByRole('button', { name: 'Fertig', exact: true }).click();
  await expect(pupil.locator('audio')).toHaveCount(1);
  await pupil.getByRole('button', { name: 'Nehmen' }).click();
  await expect(pupil.locator('audio[aria-label^="Aufnahme "]')).toHaveCount(1);
  await pupil.getByRole('button', { name: 'Fertig, abgeben' }).click();

  await teacher.getByRole('button', { name: 'Noah Meier, Nr. 1: abgegeben, wartet auf dich' }).click();
  const sound = teacher.locator('audio');
  await expect(sound).toHaveCount(1);
  // Played without a device for sound: what counts is that the browser can read all of it.
  const seconds = () =>
    sound.evaluate(async (audio) => {
      if (!(audio instanceof HTMLAudioElement)) return 0;
      audio.muted = true;
      await audio.play();
      return audio.currentTime;
    });
  await expect.poll(seconds).toBeGreaterThan(0.3);
});
