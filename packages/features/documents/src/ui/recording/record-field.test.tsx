import { ApiProvider, createApi, withoutSession } from '@pausenplatz/kernel-browser';
import { AppTheme } from '@pausenplatz/kernel-ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Medium } from './media.data.ts';
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
  static heard: string[] = [];
  static isTypeSupported = (type: string) => FakeRecorder.supported.includes(type);
  readonly mimeType: string;
  constructor(_stream: MediaStream, options: { readonly mimeType: string }) {
    super();
    this.mimeType = options.mimeType;
    FakeRecorder.made.push(this);
  }
  start() {}
  pause() {
    FakeRecorder.heard.push('pause');
  }
  resume() {
    FakeRecorder.heard.push('resume');
  }
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
  Object.assign(FakeRecorder, { supported: ['audio/mp4'], made: [], heard: [] });
  FakeRequest.sent = [];
  stopped.mockClear();
  microphone.mockReset().mockResolvedValue({ getTracks: () => [{ stop: stopped }] });
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(microphone);
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(Response.json(address.includes('request-upload-token') ? permit : stored)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(more: { readonly media?: readonly Medium[]; readonly longestSeconds?: number } = {}) {
  const onStored = vi.fn();
  const screen = await render(
    <AppTheme choice="light">
      <ApiProvider value={createApi({ serverAddress: '', session: withoutSession })}>
        <RecordField service="work-plans" kind={more.media ? 'recording' : 'attachment'} onStored={onStored} {...more} />
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

test('a recording that is stored and not taken after all stays, and can be taken once more', async () => {
  const { screen, press, onStored } = await open();
  onStored.mockResolvedValueOnce(false);
  await press('Ton aufnehmen');
  await press('Fertig');
  await press('Nehmen');
  await vi.waitFor(() => expect(onStored).toHaveBeenCalledOnce());
  await expect.element(screen.getByLabelText('Deine Aufnahme')).toBeVisible();
  await press('Nehmen');
  await vi.waitFor(() => expect(onStored).toHaveBeenCalledTimes(2));
  await expect.element(screen.getByRole('button', { name: 'Ton aufnehmen' })).toBeVisible();
});

test('a recording rests and goes on, and begins anew without being thrown away first', async () => {
  const { screen, press } = await open();
  await press('Ton aufnehmen');
  await press('Pause');
  await expect.element(screen.getByText('Pause bei 0:00')).toBeVisible();
  await press('Weiter');
  await expect.element(screen.getByText('Aufnahme läuft, 0:00')).toBeVisible();
  expect(FakeRecorder.heard).toEqual(['pause', 'resume']);
  await press('Fertig');
  await press('Nochmals');
  await expect.element(screen.getByText('Aufnahme läuft, 0:00')).toBeVisible();
  expect(FakeRecorder.made).toHaveLength(2);
});

test('one sees that the microphone hears something', async () => {
  const context = new AudioContext();
  const tone = new OscillatorNode(context);
  const ear = context.createMediaStreamDestination();
  tone.connect(ear);
  tone.start();
  microphone.mockResolvedValue(ear.stream);
  const { screen, press } = await open();
  await press('Ton aufnehmen');
  await expect.element(screen.getByRole('meter', { name: 'Lautstärke' })).toBeVisible();
  await press('Fertig');
  await expect.poll(() => screen.container.querySelector('[role=meter], meter')).toBeNull();
  await context.close();
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

test('a film: one sees oneself, it counts down, ends by itself at its longest, is looked at, begun anew and taken', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  FakeRecorder.supported = ['video/webm;codecs=vp8,opus'];
  const { screen, press, onStored } = await open({ media: ['film', 'sound'], longestSeconds: 5 });
  await press('Film aufnehmen');
  await expect.element(screen.getByLabelText('Was die Kamera sieht')).toBeVisible();
  expect(microphone).toHaveBeenCalledWith(expect.objectContaining({ video: expect.anything() }));
  expect(FakeRecorder.made).toEqual([]);
  await press('Aufnahme starten');
  for (const count of ['3', '2', '1']) {
    await expect.element(screen.getByText(count, { exact: true })).toBeVisible();
    vi.advanceTimersByTime(1_000);
  }
  await expect.element(screen.getByText('Aufnahme läuft, 0:00 von höchstens 0:05')).toBeVisible();
  vi.advanceTimersByTime(2_000);
  await expect.element(screen.getByText('Aufnahme läuft, 0:02 von höchstens 0:05')).toBeVisible();
  expect(stopped).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_000);
  await expect.element(screen.getByLabelText('Deine Aufnahme')).toBeVisible();
  expect(stopped).toHaveBeenCalledOnce();
  vi.useRealTimers();
  await press('Nehmen');
  await vi.waitFor(() => expect(onStored).toHaveBeenCalledWith(stored));
  expect(FakeRequest.sent[0]).toMatchObject({ type: 'video/webm' });
});

test('who changes their mind before the camera until it began is not recorded, and the camera is free', async () => {
  FakeRecorder.supported = ['video/mp4'];
  const { screen, press } = await open({ media: ['film'] });
  await press('Film aufnehmen');
  await press('Abbrechen');
  await expect.element(screen.getByRole('button', { name: 'Film aufnehmen' })).toBeVisible();
  expect(stopped).toHaveBeenCalledOnce();
  expect(FakeRecorder.made).toEqual([]);
});

test.each([
  ['NotAllowedError', /Kamera und Mikrofon sind nicht erlaubt/],
  ['NotFoundError', /keine Kamera mit Mikrofon/],
])('a camera that answers %s is said, and a voice is still possible', async (name, sentence) => {
  FakeRecorder.supported = ['video/mp4', 'audio/mp4'];
  microphone.mockRejectedValueOnce(new DOMException('x', name));
  const { screen, press } = await open({ media: ['film', 'sound'] });
  await press('Film aufnehmen');
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await press('Ton aufnehmen');
  await expect.element(screen.getByText('Aufnahme läuft, 0:00')).toBeVisible();
});
