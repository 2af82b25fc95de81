import { show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anOwnProfile } from '../../testing/own-profile.ts';
import { PictureCard } from './picture-card.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const fileId = 'f'.repeat(22);
const answers: Readonly<Record<string, unknown>> = {
  'request-upload-token': {
    connectionString: 'BlobEndpoint=https://files.test/dev;SharedAccessSignature=sig=a',
    container: 'uploads',
    blobName: 'x',
    uploadId: 'u'.repeat(22),
    expiresAt: '2026-09-01T08:42:00.000Z',
  },
  'complete-upload': {
    id: fileId,
    url: '/files/a.jpg',
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    sizeBytes: 3,
    width: 512,
    height: 512,
    widths: [],
    preview: null,
  },
  'profile/update': { avatar: '/files/a.jpg', firstName: 'Lea', lastName: 'Brunner' },
};

/** Shows the card above a server, and a store for files that answers every PUT with `status`; hands back what they were sent. */
async function open(status: number) {
  const calls: Record<string, unknown> = {};
  const stored: File[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const path = Object.keys(answers).find((one) => typeof address === 'string' && address.includes(one)) ?? '';
    calls[path] = JSON.parse(typeof init?.body === 'string' ? init.body : 'null');
    return Response.json(answers[path]);
  });
  class Store extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = status;
    open() {}
    setRequestHeader() {}
    send(file: File) {
      stored.push(file);
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Store);
  await show(<PictureCard profile={anOwnProfile()} />);
  return { calls, stored };
}

/** A photograph: left half red, right half blue. */
async function aPhotograph(): Promise<File> {
  const canvas = new OffscreenCanvas(800, 400);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = 'red';
  context.fillRect(0, 0, 400, 400);
  context.fillStyle = 'blue';
  context.fillRect(400, 0, 400, 400);
  return new File([await canvas.convertToBlob()], 'ferien.png', { type: 'image/png' });
}

const choose = (file: File) =>
  userEvent.upload(
    page
      .getByLabelText('Bild wählen')
      .elements()
      .find((one) => one.matches('input')) ?? document.body,
    file,
  );

async function colourOf(file: File | undefined): Promise<readonly number[]> {
  const bitmap = await createImageBitmap(file ?? new File([], 'nothing'));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  return [bitmap.width, bitmap.height, ...(context?.getImageData(256, 256, 1, 1).data ?? [])];
}

test('of a photograph only the chosen square leaves the device, and becomes the own picture', async () => {
  const { calls, stored } = await open(201);
  await choose(await aPhotograph());
  await expect.element(page.getByRole('dialog', { name: 'Ausschnitt wählen' })).toBeVisible();
  const stage = page.getByRole('application', { name: 'Bildausschnitt' });
  // Pushed as far as it goes to the left, the right half shows.
  await userEvent.click(stage);
  await userEvent.keyboard('{ArrowLeft>40/}');
  await userEvent.click(page.getByRole('button', { name: 'Bild speichern' }));
  await expect.element(page.getByText('Neues Bild gespeichert')).toBeVisible();
  expect(calls['profile/update']).toEqual({ key: 'avatar', value: fileId });
  const [width, height, red = 255, , blue = 0] = await colourOf(stored[0]);
  expect([width, height]).toEqual([512, 512]);
  expect(blue).toBeGreaterThan(red);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('saved with anything but status 201 it says so, and the chosen square is still there (specification, section 5)', async () => {
  const { calls } = await open(500);
  await choose(await aPhotograph());
  await userEvent.click(page.getByRole('button', { name: 'Bild speichern' }));
  await expect.element(page.getByText('Das Bild konnte nicht korrekt gespeichert werden.')).toBeVisible();
  expect(calls['profile/update']).toBeUndefined();
  await expect.element(page.getByRole('dialog', { name: 'Ausschnitt wählen' })).toBeVisible();
});

test('a file that is no picture says that loading failed', async () => {
  await open(201);
  await choose(new File(['kein Bild'], 'brief.png', { type: 'image/png' }));
  await expect.element(page.getByText('Laden des Bildes fehlgeschlagen')).toBeVisible();
});
