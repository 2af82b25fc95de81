import { defineCall, searching, signedIn, signedInActors } from '@pausenplatz/kernel-contract';

export const searchFiles = defineCall({
  ...searching,
  method: 'POST',
  summary: 'Own files by the words of their names, the newest first; without words the newest ones.',
  path: 'documents/search',
  access: signedIn,
  actors: signedInActors(200),
});
