import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { aFilm } from '@pausenplatz/documents/journeys/stored';
import { addBlock, answered, newPage, saved } from './editor.ts';

test('an own film gets captions of SubRip, which its readers read along', async ({ visitor }) => {
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  await newPage(lea, 'Igelfilm');
  await addBlock(lea, 'Video');
  let stored = 0;
  lea.on('response', (response) => void (response.url().endsWith('/documents/complete-upload') && (stored += 1)));
  await lea.getByRole('radio', { name: 'Eigene Datei' }).check();
  const film = { name: 'Igel.webm', mimeType: 'video/webm', buffer: await aFilm(lea) };
  await answered(lea, 'pages/block/update', () =>
    lea.getByRole('group', { name: 'Video' }).locator('input[type=file]').first().setInputFiles(film),
  );
  // A picture of the film is made by this browser and stored beside it.
  await expect.poll(() => stored).toBe(2);
  const captions = { name: 'Igel.srt', mimeType: '', buffer: Buffer.from('1\n00:00:00,000 --> 00:00:09,000\nDer Igel raschelt.\n') };
  await answered(lea, 'pages/block/update', () =>
    lea.getByRole('group', { name: 'Untertitel' }).locator('input[type=file]').first().setInputFiles(captions),
  );
  await expect(lea.getByText('Igel.vtt')).toBeVisible();
  await saved(lea);
  await lea.getByRole('button', { name: 'Fertig', exact: true }).click();
  const shown = () =>
    lea.locator('main video').evaluate((video: HTMLVideoElement) => {
      const [track] = video.textTracks;
      return [...(track?.cues ?? [])].map((cue) => ('text' in cue ? cue.text : null));
    });
  await expect(lea.locator('main video')).toHaveAttribute('poster', /^\/files\//);
  await lea.locator('main video').evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(shown).toEqual(['Der Igel raschelt.']);
});
