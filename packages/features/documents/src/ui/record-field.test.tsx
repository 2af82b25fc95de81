import { ApiProvider, createApi, withoutSession } from '@pausenplatz/kernel-browser';
import { AppTheme } from '@pausenplatz/kernel-ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { RecordField } from './record-field.tsx';

const permit = {
  connectionString: 'BlobEndpoint=https://files.test/dev;SharedAccessSignature=sig=a%3D',
  container: 'uploads',
  blobName: 'x/a.m4a',
  uploadId: 'u'.repeat(22),
  expiresAt: '2026-09-01T08:42:00.000Z',
};
const stored = {
  id: 'f'.repeat(22),
  url: '/files/a.m4a',
  name: 'a.m4a',
  mimeType: 'audio/mp4',
  sizeBytes: 3,
  width: null,
  height: null,
  widths: [],
  preview: null,
};

/** A recorder that hears what the test says, because a test has no microphone. */
class FakeRecorder extends EventTarget {
  static supported: readonly string[] = [];
  static made: FakeRecorder[] = [];
  static isTypeSupported = (type: string) => FakeRecorder.supported.includes(type);
  readonly mimeType: string;
  constructor(_stream: MediaStream, options: { readonly mimeType: string }) {
    super();
    this.mimeType = options.mimeType;
    FakeRecorder.made.push(this);
  }
  start() {}
  stop() {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['abc']) }));
    this.dispatchEvent(new Event('stop'));
  }
}

class FakeRequest extends EventTarget {
  static sent: unknown[] = [];
  readonly upload = new EventTarget();
  status = 201;
  open() {}
  setRequestHeader() {}
  abort() {}
  send(body: unknown) {
    FakeRequest.sent.push(body);
    this.dispatchEvent(new Event('load'));
  }
}

const stopped = vi.fn();
const microphone = vi.fn();
beforeEach(() => {
  Object.assign(FakeRecorder, { supported: ['audio/mp4'], made: [] });
  FakeRequest.sent = [];
  stopped.mockClear();
  microphone.mockReset().mockResolvedValue({ getTracks: () => [{ stop: stopped }] });
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(microphone);
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(Response.json(address.includes('request-upload-token') ? permit : stored)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open() {
  const onStored = vi.fn();
  const screen = await render(
    <AppTheme choice="light">
      <ApiProvider value={createApi({ serverAddress: '', session: withoutSession })}>
        <RecordField service="work-plans" kind="attachment" onStored={onStored} />
      </ApiProvider>
    </AppTheme>,
  );
  const press = (name: string) => screen.getByRole('button', { name }).click();
  return { screen, press, onStored };
}

test('what was recorded is listened to, thrown away, recorded again and taken; the microphone is free each time', async () => {
  const { screen, press, onStored } = await open();
  await press('Ton aufnehmen');
  await expect.element(screen.getByText('Aufnahme läuft, 0:00')).toBeVisible();
  await press('Fertig');
  expect(stopped).toHaveBeenCalledOnce();
  await expect.element(screen.getByLabelText('Deine Aufnahme')).toBeVisible();
  await press('Wegwerfen');
  expect(FakeRequest.sent).toEqual([]);
  await press('Ton aufnehmen');
  await press('Fertig');
  await press('Nehmen');
  await vi.waitFor(() => expect(onStored).toHaveBeenCalledWith(stored));
  const [sent] = FakeRequest.sent;
  expect(sent).toMatchObject({ type: 'audio/mp4', size: 3 });
  expect((sent as File).name).toMatch(/^Aufnahme .+\.m4a$/);
  await expect.element(screen.getByRole('button', { name: 'Ton aufnehmen' })).toBeVisible();
});

test.each([
  [['audio/mp4', 'audio/webm'], 'audio/mp4'],
  [['audio/ogg;codecs=opus', 'audio/webm;codecs=opus'], 'audio/ogg;codecs=opus'],
  [['audio/webm'], 'audio/webm'],
])('of %j the browser records %s', async (supported, expected) => {
  FakeRecorder.supported = supported;
  const { press } = await open();
  await press('Ton aufnehmen');
  await vi.waitFor(() => expect(FakeRecorder.made.map(({ mimeType }) => mimeType)).toEqual([expected]));
});

test.each([
  ['is not allowed', 'NotAllowedError', /Das Mikrofon ist nicht erlaubt/],
  ['is not there', 'NotFoundError', /kein Mikrofon/],
])('a microphone that %s is said, and can be tried again', async (_what, name, sentence) => {
  microphone.mockRejectedValueOnce(new DOMException('x', name));
  const { screen, press } = await open();
  await press('Ton aufnehmen');
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await press('Ton aufnehmen');
  await expect.element(screen.getByText('Aufnahme läuft, 0:00')).toBeVisible();
});

test('a browser that records nothing we can play says so', async () => {
  FakeRecorder.supported = [];
  const { screen, press } = await open();
  await press('Ton aufnehmen');
  await expect.element(screen.getByText(/kein Mikrofon/)).toBeVisible();
  expect(microphone).not.toHaveBeenCalled();
});

test('who leaves while recording is recorded no longer', async () => {
  const { screen, press } = await open();
  await press('Ton aufnehmen');
  await expect.element(screen.getByText('Aufnahme läuft, 0:00')).toBeVisible();
  await screen.unmount();
  expect(stopped).toHaveBeenCalledOnce();
});
