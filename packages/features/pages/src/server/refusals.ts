import { defineRefusals } from '@pausenplatz/kernel-contract';
import { pagesTexts } from '../texts.ts';

export const pageRefusals = defineRefusals(
  {
    PAGE_NOT_FOUND: { status: 404, messageType: 'warning' },
    LINK_PASSWORD_NEEDED: { status: 403, messageType: 'info' },
    LINK_PASSWORD_WRONG: { status: 403, messageType: 'warning' },
    SHORT_LINK_WRONG: { status: 404, messageType: 'info' },
    SHORT_LINK_CLOSED: { status: 403, messageType: 'info' },
    PAGE_FORBIDDEN: { status: 403, messageType: 'permission' },
    PAGE_OF_ARCHIVED_CLASS: { status: 403, messageType: 'permission' },
    VISIBILITY_IMPOSSIBLE: { status: 400, messageType: 'warning' },
    RELEASE_NOT_WANTED: { status: 409, messageType: 'info' },
    PAGE_LOCKED: { status: 409, messageType: 'info' },
    PAGE_STILL_WRITTEN: { status: 409, messageType: 'info' },
    EDIT_FENCE_STALE: { status: 409, messageType: 'warning' },
    BLOCK_CHANGED: { status: 409, messageType: 'info' },
    BLOCK_NOT_FOUND: { status: 404, messageType: 'warning' },
    BLOCK_VERSION_NOT_FOUND: { status: 404, messageType: 'warning' },
    BLOCK_TYPE_UNKNOWN: { status: 400, messageType: 'warning' },
    BLOCK_NOT_ALLOWED: { status: 403, messageType: 'permission' },
    BLOCK_SETTINGS_INVALID: { status: 400, messageType: 'warning' },
    TOO_MANY_BLOCKS: { status: 409, messageType: 'warning' },
    TOO_MANY_PAGES: { status: 409, messageType: 'warning' },
    TOO_MANY_PAGES_KEPT: { status: 409, messageType: 'warning' },
    ADDRESS_TAKEN: { status: 409, messageType: 'warning' },
    GROUP_NOT_FOUND: { status: 404, messageType: 'warning' },
    SITE_ADDRESS_WRONG: { status: 400, messageType: 'warning' },
    FILE_NOT_FOUND: { status: 404, messageType: 'warning' },
    PARENT_IMPOSSIBLE: { status: 400, messageType: 'warning' },
  },
  pagesTexts.refusals,
);
