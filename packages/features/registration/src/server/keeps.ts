import { emailOf } from '@pausenplatz/account/server';
import { type Erasure, keepsOf, ownWork } from '@pausenplatz/kernel-server';
import type { OwnTables, RegistrationTables } from './tables.ts';

const secret = 'is a secret, hashed or sealed';

/** Where mailed links hold people. */
export const registrationKeeps = keepsOf<OwnTables>()({
  people: {
    // Waiting registrations of the same address hold a name as well.
    'mail_token.email': { erased: { by: dropRegistrations }, notExported: `${secret}, and ends by itself` },
    'mail_token.payload': { erased: 'withRow', notExported: `${secret}, and ends by itself` },
    'mail_token.user_id': { erased: 'row', notExported: `${secret}, and ends by itself` },
  },
  classes: {},
  neither: {
    mail_token: ['hash', 'kind'],
  },
});

async function dropRegistrations({ work, id }: Erasure) {
  const email = await emailOf({ work, id });
  if (email !== null) await ownWork<RegistrationTables>(work).db.deleteFrom('mail_token').where('email', '=', email).execute();
  return {};
}
