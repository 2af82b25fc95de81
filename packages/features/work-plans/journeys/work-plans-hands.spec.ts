import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { fingerOn, middleOf } from '@pausenplatz/app-e2e/support/touch';
import type { Page } from '@playwright/test';
import { giveToClass, openNextTask, writePlan } from './plans.ts';

const task = (page: Page, name: string) => page.locator('[data-task]', { hasText: name });

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
