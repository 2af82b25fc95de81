import { handOutInitialPasswords } from '@pausenplatz/account/server';
import { handOutPictures, renewQrCards } from '@pausenplatz/qr-cards/server';
import { cleanFileName } from '@pausenplatz/documents/rules';
import { brand, counted, fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { personOf } from '@pausenplatz/kernel-server';
import { type ClassScope, proveClass, proveSchool, schoolsAbove } from '@pausenplatz/schools/server';
import type { Kysely } from 'kysely';
import { getLetterTemplate, printCards, printLetters, setLetterTemplate } from '../contract/index.ts';
import { isBelowFourthClass, unknownPlaceholders } from '../rules/index.ts';
import { countTexts, templateFields } from '../texts.log.ts';
import { farewellTexts, paperTexts, letterTexts } from '../texts.ts';
import { type Context, handle, refuse } from './printing.ts';
import { cardsOnPaper, lettersOnPaper, takePaper } from './on-paper.ts';
import { holdChosen, pupilsOf } from '@pausenplatz/office/server';
import type { PrintingTables } from './tables.ts';

const paper = paperTexts;

const printCardsHandler = handle(printCards, async (context, { classId, userIds, pictures }) => {
  const scope = await proveClass(context, classId, 'credentials');
  const pupils = await chosenPupils(context, scope, userIds);
  const ids = pupils.map(({ id }) => id);
  await takePaper(context, personOf(context).userId, ids.length);
  const withPictures = pictures ?? isBelowFourthClass(scope.className);
  const { codes, passwords, chosen } = await context.transact(async (work) => {
    await holdChosen(work, scope, ids);
    await work.audit({
      action: 'cards.print',
      scopeId: scope.schoolId,
      subject: { kind: 'class', id: classId },
      details: { count: ids.length },
      changes: [{ is: counted(countTexts, ids.length) }],
    });
    // A password that had ended takes the old card along, so the new card comes after it.
    const passwords = await handOutInitialPasswords(work, context, ids);
    const codes = await renewQrCards(work, context, ids);
    return { passwords, codes, chosen: withPictures ? await handOutPictures(work, context, ids) : [] };
  });
  const cards = pupils.map(({ id, firstName, lastName, userName }) => ({
    firstName,
    lastName,
    userName,
    ...passwordOf(passwords, id),
    address: codes.find(({ userId }) => userId === id)?.address ?? null,
    pictures: chosen.find(({ userId }) => userId === id)?.pictures ?? null,
  }));
  const school = await schoolNameOf(context.db, scope.schoolId);
  const about = { className: scope.className, schoolName: school, host: new URL(context.origin()).host };
  return { fileName: fileNameFor(paper.cards, scope), base64: await cardsOnPaper({ cards, about, withPictures }) };
});

type Passwords = Awaited<ReturnType<typeof handOutInitialPasswords>>;

/** The first password of a pupil and its last day, in words; null for who has chosen one. */
function passwordOf(passwords: Passwords, id: string): { readonly password: string | null; readonly until: string | null } {
  const { password = null, until = null } = passwords.find(({ userId }) => userId === id) ?? {};
  return { password, until: password === null || until === null ? null : longDay(until.toISOString()) };
}

function letterPasswordOf(passwords: Passwords, id: string): { readonly erstpasswort: string; readonly gültigkeit: string } {
  const { password, until } = passwordOf(passwords, id);
  return { erstpasswort: password ?? paper.kept, gültigkeit: until === null ? paper.notValid : fill(paper.validUntil, { day: until }) };
}

/** Those of the chosen pupils who are still in the class, by number. */
async function chosenPupils(context: Context, scope: ClassScope, userIds: readonly string[]) {
  const chosen = new Set(userIds);
  const pupils = (await pupilsOf(context.db, scope.classId)).filter(({ id }) => chosen.has(id));
  return pupils.length === 0 ? refuse('NOTHING_TO_PRINT') : pupils;
}

const fileNameFor = (words: string, { className }: ClassScope) => cleanFileName(`${fill(words, { class: className })}.pdf`);

async function schoolNameOf(db: Kysely<PrintingTables>, schoolId: string): Promise<string> {
  return (await db.selectFrom('school').select('name').where('id', '=', schoolId).executeTakeFirstOrThrow()).name;
}

const printLettersHandler = handle(printLetters, async (context, { classId, userIds, kind = 'parents' }) => {
  const scope = await proveClass(context, classId, 'credentials');
  const pupils = await chosenPupils(context, scope, userIds);
  await takePaper(context, personOf(context).userId, pupils.length);
  const isFarewell = kind === 'farewell';
  const template = isFarewell ? farewell : await templateOf(context.db, scope.schoolId);
  const schule = await schoolNameOf(context.db, scope.schoolId);
  const passwords = await context.transact(async (work) => {
    await holdChosen(
      work,
      scope,
      pupils.map(({ id }) => id),
    );
    await work.audit({
      action: 'letters.print',
      scopeId: scope.schoolId,
      subject: { kind: 'class', id: classId },
      details: { count: pupils.length },
      changes: [{ is: counted(countTexts, pupils.length) }],
    });
    return handOutInitialPasswords(
      work,
      context,
      pupils.map(({ id }) => id),
    );
  });
  const letters = pupils.map(({ id, firstName, lastName, userName }) => ({
    vorname: firstName,
    nachname: lastName,
    klasse: scope.className,
    benutzername: userName,
    ...letterPasswordOf(passwords, id),
    schule,
    adresse: context.origin() + (isFarewell ? pathOfOwnData : ''),
    datum: longDay(context.clock.now().toISOString()),
  }));
  const base64 = await lettersOnPaper({
    children: letters,
    template: { title: template.title, body: template.body },
    about: { className: scope.className },
  });
  return { fileName: fileNameFor(isFarewell ? paper.farewells : paper.letters, scope), base64 };
});

const builtIn = {
  title: fill(letterTexts.title, { brand: brand.name }),
  body: fill(letterTexts.body, { brand: brand.name }),
};

const farewell = {
  title: fill(farewellTexts.title, { brand: brand.name }),
  body: fill(farewellTexts.body, { brand: brand.name }),
};

/** Where everybody takes along what is theirs. */
const pathOfOwnData = '/mein-konto/daten';

/** The template of the school, else of the nearest school above it that has one, else the one of the product. */
async function templateOf(db: Kysely<PrintingTables>, schoolId: string): Promise<{ title: string; body: string; isOwn: boolean }> {
  const nearestFirst = await schoolsAbove(db, [schoolId]);
  const templates = await db.selectFrom('letter_template').selectAll().where('school_id', 'in', nearestFirst).execute();
  const owner = nearestFirst.find((id) => templates.some((one) => one.school_id === id));
  const own = templates.find((one) => one.school_id === owner);
  return own ? { title: own.title, body: own.body, isOwn: owner === schoolId } : { ...builtIn, isOwn: false };
}

const getLetterTemplateHandler = handle(getLetterTemplate, async (context, { schoolId }) => {
  await proveSchool(context, schoolId, 'member');
  return templateOf(context.db, schoolId);
});

const setLetterTemplateHandler = handle(setLetterTemplate, async (context, { schoolId, template }) => {
  await proveSchool(context, schoolId, 'administer');
  const unknown = template ? unknownPlaceholders(`${template.title}\n${template.body}`) : [];
  if (unknown.length > 0) refuse('LETTER_PLACEHOLDER', { details: { words: unknown.map((word) => `{${word}}`).join(', ') } });
  await context.transact(async (work) => {
    const was = await templateOf(work.db, schoolId);
    await work.db.deleteFrom('letter_template').where('school_id', '=', schoolId).execute();
    if (template)
      await work.db
        .insertInto('letter_template')
        .values({ school_id: schoolId, ...template })
        .execute();
    const is = await templateOf(work.db, schoolId);
    await work.audit({
      action: 'letter.change',
      scopeId: schoolId,
      subject: { kind: 'school', id: schoolId },
      changes: (['title', 'body'] as const)
        .filter((field) => was[field] !== is[field])
        .map((field) => ({ label: templateFields[field], was: was[field], is: is[field] })),
    });
  });
  return templateOf(context.db, schoolId);
});

export const printHandlers = [printCardsHandler, printLettersHandler, getLetterTemplateHandler, setLetterTemplateHandler];
