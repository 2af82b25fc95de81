import { documentsLog } from '../texts.log.ts';
import * as contract from '../contract/index.ts';
import type { FileKind } from '../contract/index.ts';
import { documentsRefusals } from './refusals.ts';
import type { ServerFeature } from '@pausenplatz/kernel-server';
import { registerFileRoute } from './file-route.ts';
import { createDocuments } from './migrations/2026-11-20-documents-create.ts';
import { countDocuments } from './migrations/2026-11-23-documents-count.ts';
import { wallDocuments } from './migrations/2026-11-24-documents-wall.ts';
import { drawDocuments } from './migrations/2026-11-25-documents-draw.ts';
import { measureDocuments } from './migrations/2026-12-07-documents-measure.ts';
import { fetchPictureHandler } from './pictures/fetch-picture.ts';
import { drawPictures } from './pictures/draw-pictures.ts';
import { documentsSteps } from './steps.ts';
import { sweepFiles } from './sweep-files.ts';
import { sweepUploads } from './sweep.ts';
import { completeUploadHandler } from './complete-upload.ts';
import { framedPreview, previewFileHandler } from './preview.ts';
import { searchFilesHandler } from './search.ts';
import { requestUploadTokenHandler } from './request-upload.ts';

export { bellCalls, melody } from './demo/melody.ts';
export { archiveEntries } from './archive-entries.ts';
export { fileAddress, smallPictureAddress } from './addresses.ts';
export { fileColumns, type FileRow, presentFile } from './present.ts';
export { keepPicture } from './pictures/keep-picture.ts';
export { renameFile } from './rename-file.ts';
export { storedEntries } from './stored-entries.ts';
export { storeAsItIs } from './store-as-it-is.ts';
export { storePicture } from './pictures/store-picture.ts';
export type { DocumentsTables } from './tables.ts';

export const documentsServer: ServerFeature = {
  name: 'documents',
  log: documentsLog,
  migrations: [createDocuments, countDocuments, wallDocuments, drawDocuments, measureDocuments],
  schemas: contract,
  // What the diagnosis sends, which is refused at its end: nothing of it stays.
  uploads: ['captions'] satisfies readonly FileKind[],
  refusals: documentsRefusals,
  handlers: [requestUploadTokenHandler, completeUploadHandler, fetchPictureHandler, previewFileHandler, searchFilesHandler],
  framed: [framedPreview],
  routes: registerFileRoute,
  jobs: [sweepUploads, sweepFiles, drawPictures],
  steps: documentsSteps,
};
