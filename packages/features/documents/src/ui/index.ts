export { refusalFor, uploadFile, UploadError, type UploadRequest } from './upload.ts';
export { UploadField } from './upload-field.tsx';
export { type Upload, type UploadPurpose, type UploadState, useUpload } from './use-upload.ts';
