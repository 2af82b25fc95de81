import { getOwnContacts, getSchoolContacts, setSchoolContacts } from './contacts.ts';

export * from './contacts.ts';
export * from './limits.ts';

export const childSafetyCalls = { getOwnContacts, getSchoolContacts, setSchoolContacts } as const;
