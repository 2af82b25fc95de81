import { defineCall, signedIn, signedInActors, searching } from '@pausenplatz/kernel-contract';

export const searchPages = defineCall({
  ...searching,
  method: 'POST',
  summary:
    'Pages of the own groups and those shared within the own schools, by title and by what stands on them; without words what changed last.',
  path: 'pages/search',
  access: signedIn,
  actors: signedInActors(200),
});
