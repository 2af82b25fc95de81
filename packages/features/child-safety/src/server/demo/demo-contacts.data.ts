import type { Contact } from '../../contract/index.ts';

/** Numbers that nobody has (031 555). */
export const demoContacts: Contact[] = [
  { kind: 'socialWork', name: 'Frau Ammann', note: 'Montag bis Donnerstag, Zimmer 12', phone: '031 555 01 20' },
  { kind: 'head', name: 'Herr Graf', note: '', phone: '031 555 01 10' },
  { kind: 'authority', name: 'KESB Region', note: 'Zu Bürozeiten, sonst über die Polizei', phone: '031 555 01 40' },
];
