export { refusalFor, uploadFile, UploadError } from './upload.ts';
export { UploadField } from './upload-field.tsx';
export { type Upload, type UploadPurpose, useUpload } from './use-upload.ts';
