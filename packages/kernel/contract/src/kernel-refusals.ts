import { defineRefusals } from './refusal.ts';
import { kernelTexts } from './texts.ts';

/** Refusals that any call may answer, whatever the feature. */
export const kernelRefusals = defineRefusals(
  {
    INPUT_INVALID: { status: 400, messageType: 'warning' },
    BODY_NOT_READABLE: { status: 400, messageType: 'warning' },
    NOT_SIGNED_IN: { status: 401, messageType: 'info' },
    FORBIDDEN: { status: 403, messageType: 'permission' },
    INITIAL_PASSWORD: { status: 403, messageType: 'info' },
    FOREIGN_SITE: { status: 403 },
    NOT_FOUND: { status: 404, messageType: 'warning' },
    METHOD_NOT_ALLOWED: { status: 405 },
    STILL_WORKING: { status: 409, messageType: 'info' },
    KEY_REUSED: { status: 409, messageType: 'warning' },
    BODY_TOO_LARGE: { status: 413, messageType: 'warning' },
    CONTENT_TYPE_UNKNOWN: { status: 415 },
    TOO_MANY_REQUESTS: { status: 429, messageType: 'warning' },
    SERVER_FAULT: { status: 500 },
    NOT_AVAILABLE: { status: 503 },
    STORAGE_FULL: { status: 507 },
  },
  kernelTexts.refusals,
);
export type KernelRefusalCode = keyof typeof kernelRefusals;
