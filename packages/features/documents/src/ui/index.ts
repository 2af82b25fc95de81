export { refusalFor, uploadFile, UploadError } from './upload.ts';
export { RecordField } from './record-field.tsx';
export { UploadField } from './upload-field.tsx';
export { type Upload, type UploadPurpose, useUpload } from './use-upload.ts';
