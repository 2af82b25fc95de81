import { ApiProvider, createApi, withoutSession } from '@pausenplatz/kernel-browser';
import { AppTheme } from '@pausenplatz/kernel-ui';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { UploadField } from './upload-field.tsx';

const stored = {
  id: 'f'.repeat(22),
  url: '/files/a.png',
  name: 'a.png',
  mimeType: 'image/png',
  sizeBytes: 3,
  width: 1,
  height: 1,
  widths: [],
  preview: null,
};
const permit = {
  connectionString: 'BlobEndpoint=https://files.test/dev;SharedAccessSignature=sig=a%3D',
  container: 'uploads',
  blobName: 'x/a.png',
  uploadId: 'u'.repeat(22),
  expiresAt: '2026-09-01T08:42:00.000Z',
};

/** A request that does what the test says, because a real PUT would leave the machine. */
class FakeRequest extends EventTarget {
  static sent: FakeRequest[] = [];
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  address = '';
  status = 0;
  open(_method: string, address: string) {
    this.address = address;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {
    FakeRequest.sent.push(this);
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total }));
  }
  finish(status: number) {
    this.status = status;
    this.dispatchEvent(new Event('load'));
  }
}

const picture = new File(['abc'], 'a.png', { type: 'image/png' });
const paths: string[] = [];

async function open(maximum = 1) {
  const onStored = vi.fn();
  const api = createApi({ serverAddress: '', session: withoutSession });
  const screen = await render(
    <AppTheme choice="light">
      <ApiProvider value={api}>
        <UploadField label="Bild" service="pages" kind="picture" onStored={onStored} maximum={maximum} />
      </ApiProvider>
    </AppTheme>,
  );
  const choose = (...files: File[]) => {
    const input = screen.container.querySelector<HTMLInputElement>('input[type=file]');
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    if (!input) throw new Error('There is no file input');
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { screen, choose, onStored };
}
const request = () => vi.waitUntil(() => FakeRequest.sent.at(-1));

beforeEach(() => {
  FakeRequest.sent = [];
  paths.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', (address: string) => {
    paths.push(address);
    return Promise.resolve(Response.json(address.includes('request-upload-token') ? permit : stored));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('uploading a picture', () => {
  test('puts it straight into the store with one request and hands the stored file on', async () => {
    const { screen, choose, onStored } = await open();
    choose(picture);
    const put = await request();
    expect(put.address).toBe('https://files.test/dev/uploads/x/a.png?sig=a%3D');
    expect(put.headers).toEqual({ 'x-ms-blob-type': 'BlockBlob', 'content-type': 'image/png' });
    put.progress(1, 2);
    await expect.element(screen.getByText('50 % hochgeladen')).toBeVisible();
    put.finish(201);
    await vi.waitFor(() => expect(onStored).toHaveBeenCalledWith(stored));
  });

  test.each([
    ['a wrong type', new File(['x'], 'brief.docx', { type: 'application/msword' }), 'Das Dokument hat das falsche Dateiformat.'],
    [
      'more than 25 MB',
      new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'gross.png', { type: 'image/png' }),
      'Das Dokument ist zu gross (max. 25 MB).',
    ],
  ])('refuses %s before anything is sent', async (_what, file, sentence) => {
    const { screen, choose } = await open();
    choose(file);
    await expect.element(screen.getByText(sentence)).toBeVisible();
    expect(paths).toEqual([]);
  });

  test('says in German what went wrong', async () => {
    const { screen, choose } = await open();
    choose(picture);
    (await request()).finish(500);
    await expect.element(screen.getByText('Das Hochladen hat nicht geklappt: Status 500')).toBeVisible();
  });

  test('shows the sentence of the server when it refuses the content', async () => {
    const { screen, choose } = await open();
    const body = {
      code: 'PICTURE_UNREADABLE',
      messageType: 'error',
      messageTitle: 'Das geht leider nicht',
      messageBody: 'Dieses Bild können wir nicht lesen.',
    };
    vi.stubGlobal('fetch', (address: string) =>
      Promise.resolve(address.includes('request-upload-token') ? Response.json(permit) : Response.json(body, { status: 415 })),
    );
    choose(picture);
    (await request()).finish(201);
    await expect.element(screen.getByText('Dieses Bild können wir nicht lesen.')).toBeVisible();
  });

  test('has a picture fetched by its address, which stays when that fails', async () => {
    const { screen, onStored } = await open();
    const body = { code: 'PICTURE_NOT_LOADED', messageType: 'warning', messageTitle: 'Nein', messageBody: 'Die Website antwortet nicht.' };
    let isThere = false;
    vi.stubGlobal('fetch', () => Promise.resolve(isThere ? Response.json(stored, { status: 201 }) : Response.json(body, { status: 409 })));
    await screen.getByRole('button', { name: 'Bild aus dem Internet' }).click();
    const address = screen.getByLabelText('Adresse des Bildes');
    await expect.element(address).toHaveFocus();
    await address.fill('ftp://igel');
    await screen.getByRole('button', { name: 'Bild holen' }).click();
    await expect.element(screen.getByText('Das ist keine Adresse eines Bildes.', { exact: false })).toBeVisible();
    await address.fill('museum.example/igel.png');
    await screen.getByRole('button', { name: 'Bild holen' }).click();
    await expect.element(screen.getByText('Die Website antwortet nicht.')).toBeVisible();
    await expect.element(address).toHaveValue('museum.example/igel.png');
    isThere = true;
    await screen.getByRole('button', { name: 'Bild holen' }).click();
    await vi.waitFor(() => expect(onStored).toHaveBeenCalledWith(stored));
    await expect.element(screen.getByLabelText('Adresse des Bildes')).not.toBeInTheDocument();
  });

  test('says that the picture was not saved when what answers is not the product', async () => {
    const { screen, onStored } = await open();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 200 })));
    await screen.getByRole('button', { name: 'Bild aus dem Internet' }).click();
    await screen.getByLabelText('Adresse des Bildes').fill('https://museum.example/igel.png');
    await screen.getByRole('button', { name: 'Bild holen' }).click();
    await expect.element(screen.getByText('Das Bild konnte nicht korrekt gespeichert werden.')).toBeVisible();
    expect(onStored).not.toHaveBeenCalled();
  });

  test('sends several files one after the other, and says where there is no room for more', async () => {
    const { screen, choose, onStored } = await open(2);
    choose(picture, new File(['abc'], 'b.png', { type: 'image/png' }), picture);
    await expect.element(screen.getByText('a.png, 1 von 2')).toBeVisible();
    (await request()).finish(201);
    await expect.element(screen.getByText('b.png, 2 von 2')).toBeVisible();
    await vi.waitFor(() => expect(FakeRequest.sent).toHaveLength(2));
    (await request()).finish(201);
    await vi.waitFor(() => expect(onStored).toHaveBeenCalledTimes(2));
    await expect.element(screen.getByText('Mehr Dateien passen hier nicht. Hochgeladen sind die ersten 2.')).toBeVisible();
  });

  test('can be cancelled', async () => {
    const { screen, choose, onStored } = await open();
    choose(picture);
    await request();
    await screen.getByRole('button', { name: 'Abbrechen' }).click();
    await expect.element(screen.getByRole('button', { name: 'Datei wählen' })).toBeVisible();
    expect(onStored).not.toHaveBeenCalled();
  });
});
