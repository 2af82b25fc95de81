import { hashToken } from '@pausenplatz/account/server';
import { type InvitationsTables } from '@pausenplatz/invitations/server';
import { lockFor, newId, newSecret, type Services, transactAs } from '@pausenplatz/kernel-server';
import { createSchool } from '@pausenplatz/schools/server';
import { setUpTexts } from './set-up.texts.ts';

const linkForMs = 24 * 3_600_000;

type SetUp =
  | { readonly kind: 'link'; readonly address: string; readonly email: string }
  /** Somebody has an account already. */
  | { readonly kind: 'peopled' }
  | { readonly kind: 'printed'; readonly until: Date };

/**
 * A link for the first admin of an installation without people: it leads to the screen of invitations, for a confirmed school whose name
 * the admin changes later. It works once and for a day. At a start (`renews: false`) an open one is not printed again.
 */
export async function setUpLink(services: Services, email: string, renews: boolean): Promise<SetUp> {
  const now = services.clock.now();
  return transactAs<InvitationsTables>(services)(async (work) => {
    // Of several processes that start at once, one prints.
    await lockFor(work.db, 'set-up');
    const someone = await work.db.selectFrom('user_account').select('id').limit(1).executeTakeFirst();
    if (someone) return { kind: 'peopled' };
    const open = await work.db
      .selectFrom('invitation')
      .select('expires_at')
      .where('invited_by', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (open && !renews) return { kind: 'printed', until: open.expires_at };
    await work.db.deleteFrom('invitation').where('invited_by', 'is', null).where('accepted_at', 'is', null).execute();
    const school = await work.db.selectFrom('school').select('id').limit(1).executeTakeFirst();
    const schoolId = school?.id ?? (await createSchool(work, { ...setUpTexts.school, parentId: null, confirmedAt: now }));
    const secret = newSecret();
    await work.db
      .insertInto('invitation')
      .values({
        id: newId(),
        token_hash: hashToken(secret),
        email: email.toLowerCase(),
        school_id: schoolId,
        kind: 'admin',
        first_name: '',
        last_name: '',
        invited_by: null,
        expires_at: new Date(now.getTime() + linkForMs),
        accepted_at: null,
        accepted_by: null,
      })
      .execute();
    return { kind: 'link', address: `${services.origin()}/einladung-bestaetigen/${secret}`, email };
  });
}

/** Said once the server listens, where nobody has an account yet: the link itself on a screen, elsewhere how to get one. */
export async function offerSetUp(services: Services, say: (line: string) => void, isScreen: boolean): Promise<void> {
  const { demoSchool, operatorEmail } = services.config;
  if (demoSchool) return;
  if (!operatorEmail || !isScreen) {
    const someone = await transactAs<InvitationsTables>(services)(({ db }) =>
      db.selectFrom('user_account').select('id').limit(1).executeTakeFirst(),
    );
    if (!someone) say(operatorEmail ? setUpTexts.byCommand(operatorEmail) : setUpTexts.noAddress);
    return;
  }
  const offered = await setUpLink(services, operatorEmail, false);
  if (offered.kind === 'link') say(setUpTexts.link(offered.address, offered.email));
  else if (offered.kind === 'printed') say(setUpTexts.printed);
}
