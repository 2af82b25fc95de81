import { idOf } from './demo-page.data.ts';

/** What the server answers to who wants to upload something. */
export const permit = {
  connectionString: 'BlobEndpoint=https://files.test/dev;SharedAccessSignature=sig=a%3D',
  container: 'uploads',
  blobName: 'x/igel.png',
  uploadId: idOf('upload'),
  expiresAt: '2026-09-01T08:42:00.000Z',
};

/** A store that takes everything, because a real PUT would leave the machine. */
export class AcceptingRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = 201;
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    setTimeout(() => this.dispatchEvent(new Event('load')), 10);
  }
}
