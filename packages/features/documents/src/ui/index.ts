export { documentsUi } from './feature.ts';
export { refusalFor, uploadFile, UploadError } from './upload.ts';
export { RecordField } from './recording/record-field.tsx';
export { type Medium } from './recording/media.data.ts';
export { UploadField } from './upload-field.tsx';
export { type Upload, type UploadPurpose, useUpload } from './use-upload.ts';
