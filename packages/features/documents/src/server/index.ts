import type { ServerFeature } from '@pausenplatz/kernel-server';
import { registerFileRoute } from './file-route.ts';
import { createDocuments } from './migrations/2026-11-20-documents-create.ts';
import { documentsSteps } from './steps.ts';
import { sweepUploads } from './sweep.ts';
import { completeUploadHandler, requestUploadTokenHandler } from './upload.ts';

export { archiveEntries } from './archive-entries.ts';
export { fileAddress } from './addresses.ts';
export { filesById } from './present.ts';
export { storePicture } from './store-picture.ts';
export type { DocumentsTables } from './tables.ts';

export const documentsServer: ServerFeature = {
  name: 'documents',
  migrations: [createDocuments],
  handlers: [requestUploadTokenHandler, completeUploadHandler],
  routes: registerFileRoute,
  jobs: [sweepUploads],
  steps: documentsSteps,
};
