import { daysBefore, zurichDay } from '@pausenplatz/kernel-format';
import { ownTables, type Services, transactAs } from '@pausenplatz/kernel-server';
import { contentsOfSchool, type OfficeTables, restoreSchool, trashSchool } from '@pausenplatz/office/server';
import { confirmSchool, listTopSchools, type SchoolsTables } from '@pausenplatz/schools/server';
import type { Command, Output } from './command.ts';
import { operatorTexts } from './operator.texts.ts';

const texts = operatorTexts.school;
/** An export that is older does not tell what was there at the end. */
const exportDays = 30;

export const schoolsCommand: Command = async (services, [verb, id = '', ...flags], { say }) => {
  if (verb === undefined) return list(services, say);
  if (verb === 'confirm' || verb === 'unconfirm') return confirm(services, { id, isConfirmed: verb === 'confirm' }, say);
  if (verb === 'delete') return remove(services, id, flags, say);
  if (verb !== 'restore') return null;
  const contents = await contentsOfSchool(ownTables<OfficeTables>(services.db), id);
  const back = contents && (await transactAs<OfficeTables>(services)((work) => restoreSchool(work, services, id)));
  say(back ? texts.back(back) : contents ? texts.neverWent : texts.unknown);
  return back ? 0 : 1;
};

async function list(services: Services, say: Output['say']): Promise<0> {
  const schools = await listTopSchools(ownTables<SchoolsTables>(services.db));
  if (schools.length === 0) say(operatorTexts.noSchools);
  for (const { id, name, place, confirmedAt, createdAt } of schools)
    say(
      `${id}  ${confirmedAt ? `bestätigt am ${zurichDay(confirmedAt)}` : 'WARTET                '}  ${name}, ${place} (angelegt am ${zurichDay(createdAt)})`,
    );
  return 0;
}

async function confirm(
  services: Services,
  { id, isConfirmed }: { readonly id: string; readonly isConfirmed: boolean },
  say: Output['say'],
): Promise<0 | 1> {
  const at = isConfirmed ? services.clock.now() : null;
  const isKnown = await transactAs<SchoolsTables>(services)((work) => confirmSchool(work, id, at));
  say(isKnown ? (at ? texts.confirmed : texts.unconfirmed) : texts.unknown);
  return isKnown ? 0 : 1;
}

/** Says what would go, and does it only when told so, after everything was taken along. */
async function remove(services: Services, id: string, flags: readonly string[], say: Output['say']): Promise<0 | 1> {
  const contents = await contentsOfSchool(ownTables<OfficeTables>(services.db), id);
  if (!contents) {
    say(texts.unknown);
    return 1;
  }
  say(texts.goes(contents));
  const now = services.clock.now();
  const isExported = contents.exportedAt !== null && contents.exportedAt > daysBefore(now, exportDays);
  if (!isExported && !flags.includes('--without-export')) {
    say(texts.exportFirst);
    return 1;
  }
  if (!flags.includes('--yes')) {
    say(texts.askYes);
    return 0;
  }
  say(texts.went(await transactAs<OfficeTables>(services)((work) => trashSchool(work, services, id, now))));
  return 0;
}
