import { documentsLog } from '../texts.log.ts';
import * as contract from '../contract/index.ts';
import { documentsRefusals } from './refusals.ts';
import type { ServerFeature } from '@pausenplatz/kernel-server';
import { registerFileRoute } from './file-route.ts';
import { createDocuments } from './migrations/2026-11-20-documents-create.ts';
import { countDocuments } from './migrations/2026-11-23-documents-count.ts';
import { wallDocuments } from './migrations/2026-11-24-documents-wall.ts';
import { documentsSteps } from './steps.ts';
import { sweepFiles } from './sweep-files.ts';
import { sweepUploads } from './sweep.ts';
import { completeUploadHandler } from './complete-upload.ts';
import { requestUploadTokenHandler } from './request-upload.ts';

export { archiveEntries } from './archive-entries.ts';
export { fileAddress } from './addresses.ts';
export { storePicture } from './store-picture.ts';
export type { DocumentsTables } from './tables.ts';

export const documentsServer: ServerFeature = {
  name: 'documents',
  log: documentsLog,
  migrations: [createDocuments, countDocuments, wallDocuments],
  schemas: contract,
  refusals: documentsRefusals,
  handlers: [requestUploadTokenHandler, completeUploadHandler],
  routes: registerFileRoute,
  jobs: [sweepUploads, sweepFiles],
  steps: documentsSteps,
};
