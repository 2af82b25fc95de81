import { defineRefusals } from '@pausenplatz/kernel-contract';
import { documentsTexts } from '../texts.ts';

export const documentsRefusals = defineRefusals(
  {
    UPLOAD_TYPE_WRONG: { status: 415, messageType: 'error' },
    UPLOAD_TOO_LARGE: { status: 413, messageType: 'error' },
    UPLOAD_MISSING: { status: 409, messageType: 'error' },
    UPLOAD_EXPIRED: { status: 409, messageType: 'warning' },
    UPLOAD_QUOTA: { status: 409, messageType: 'warning' },
    UPLOAD_SCHOOL_FULL: { status: 409, messageType: 'warning' },
    UPLOAD_TOO_MANY: { status: 429, messageType: 'warning' },
    UPLOAD_OTHER_SIZE: { status: 409, messageType: 'error' },
    PICTURE_UNREADABLE: { status: 415, messageType: 'error' },
    PICTURE_NOT_LOADED: { status: 409, messageType: 'warning' },
    MEDIA_UNREADABLE: { status: 415, messageType: 'error' },
  },
  documentsTexts.refusals,
);
