import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';

test('a child sees its own place, is on the list by an alias, and is off it when the teacher closes the lists', async ({ visitor }) => {
  const child = await visitor({ viewport: { width: 820, height: 1180 } });
  await signIn(child, 'noah.meier');
  await child.goto(`${appOrigin}/lernen/ranglisten`);
  await expect(child.getByRole('list', { name: 'Dein Platz' }).getByText('Du', { exact: true })).toBeVisible();
  const listed = child.getByRole('switch', { name: /Ich bin auf den Listen, als/ });
  await expect(listed).toBeChecked();
  const aliasOf = async () => /als (.+)$/.exec(await child.getByText(/Ich bin auf den Listen/).innerText())?.[1] ?? '';
  const first = await aliasOf();
  await child.getByRole('button', { name: 'Anderer Name' }).click();
  await expect.poll(aliasOf).not.toBe(first);
  const name = await aliasOf();

  // Whoever has no account finds the alias and nothing else.
  const stranger = await visitor();
  await stranger.goto(`${appOrigin}/lernen/ranglisten/punkte/top500`);
  await expect(stranger.getByRole('list', { name: 'Punkte' }).getByText(name, { exact: true })).toBeVisible();
  await expect(stranger.getByText('Noah')).toHaveCount(0);

  const teacher = await visitor();
  await signIn(teacher, 'lea.brunner');
  await teacher.goto(`${appOrigin}/lernen/ranglisten`);
  const open = teacher.getByRole('switch', { name: /Kinder der 3a/ });
  // Pressed on a page that is only drawn yet, it is done as soon as the page is awake.
  await open.click();
  await expect(open).not.toBeChecked();
  await expect(teacher.getByText('Noch keine Einträge')).toBeVisible();
  await child.reload();
  await expect(child.getByText('Deine Lehrperson hat die Listen', { exact: false })).toBeVisible();
  await expect(child.getByRole('list', { name: 'Dein Platz' }).getByText('Du', { exact: true })).toBeVisible();
});
