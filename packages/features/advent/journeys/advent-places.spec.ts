import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';

test('doors are put anywhere on the picture by mouse, stay there, and a press that does not move opens them', async ({ visitor }) => {
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  await lea.goto(`${appOrigin}/tools/advent`);
  await lea.getByRole('button', { name: 'Neuer Kalender' }).click();
  await lea.getByLabel('Titel').fill('Wo du willst');
  await lea.getByRole('dialog').getByText('Nur ich fülle ihn').click();
  await lea.getByRole('button', { name: 'Erstellen' }).click();
  await lea.getByRole('tab', { name: 'Aussehen' }).click();
  await lea.getByLabel('Wo stehen die Türchen?').selectOption({ label: 'frei' });
  const handle = lea.getByRole('button', { name: 'Türchen 1 verschieben' });
  const middle = async () => {
    const box = await handle.boundingBox();
    if (!box) throw new Error('No door to put anywhere');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await handle.scrollIntoViewIfNeeded();
  // What comes above the picture, as news of the school, has come.
  let seen = '';
  const rests = async () => {
    const before = seen;
    seen = JSON.stringify(await handle.boundingBox());
    return seen === before;
  };
  await expect.poll(rests, { intervals: [800] }).toBe(true);
  const from = await middle();
  // Where it stands differs from calendar to calendar: it goes towards the middle of the picture, which has no edge on the way.
  const picture = await handle.evaluate((door: HTMLElement) => {
    const { left, top, width, height } = (door.offsetParent ?? document.body).getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const by = { x: from.x < picture.x ? 90 : -90, y: from.y < picture.y ? 60 : -60 };
  // Taken hold of beside its middle, it does not jump.
  await lea.mouse.move(from.x + 6, from.y - 4);
  await lea.mouse.down();
  await lea.mouse.move(from.x + 6 + by.x, from.y - 4 + by.y, { steps: 8 });
  await lea.mouse.up();
  const moved = async () => {
    const to = await middle();
    return [Math.abs(to.x - from.x - by.x), Math.abs(to.y - from.y - by.y)].every((off) => off < 4);
  };
  await expect.poll(moved).toBe(true);
  await expect(lea.getByRole('dialog')).toHaveCount(0);
  const left = await handle.getAttribute('style');
  await lea.reload();
  await expect(handle).toHaveAttribute('style', left ?? '');
  await expect.poll(rests, { intervals: [800] }).toBe(true);
  // It may lie partly below another door: pressed where it is to be seen.
  const to = await handle.evaluate((door) => {
    const { left, top, width, height } = door.getBoundingClientRect();
    const parts = [0.5, 0.2, 0.8, 0.1, 0.9];
    const points = parts.flatMap((x) => parts.map((y) => ({ x: left + width * x, y: top + height * y })));
    return points.find(({ x, y }) => door.contains(document.elementFromPoint(x, y))) ?? null;
  });
  if (!to) throw new Error('Nothing of the door is to be seen');
  await lea.mouse.move(to.x, to.y);
  await lea.mouse.down();
  await lea.mouse.move(to.x + 2, to.y + 1);
  await lea.mouse.up();
  await expect(lea.getByRole('dialog', { name: 'Türchen 1', exact: true })).toBeVisible();
  await lea.keyboard.press('Escape');
  await expect(lea.getByRole('dialog')).toHaveCount(0);
  await expect(handle).toHaveAttribute('style', left ?? '');
  // On a phone its author sees them in their places as well.
  await lea.setViewportSize({ width: 390, height: 844 });
  await expect(handle).toBeVisible();
  await expect(handle).toHaveAttribute('style', left ?? '');
});
