import { changePeople, createAccounts, type PersonChange, restoreAccounts } from '@pausenplatz/account/server';
import type { Services, Work } from '@pausenplatz/kernel-server';
import type { ClassColor } from '@pausenplatz/schools/contract';
import { addPupils, createClass, forgetActors, type NewPupil, removePupils, renumberPupil } from '@pausenplatz/schools/server';
import type { KnownClass, KnownPerson, PersonState, PlannedRow } from '../rules/index.ts';
import type { PeopleImportTables } from './tables.ts';
import type { JudgedList, Question } from './judged-list.ts';
import { statesOf } from './states-of.ts';

interface TouchedPerson {
  readonly userId: string;
  readonly how: 'created' | 'changed' | 'archived';
  readonly before: PersonState | null;
  readonly after: PersonState;
}

export interface CarriedOut {
  readonly touched: readonly TouchedPerson[];
  readonly newClassIds: readonly string[];
  readonly archived: number;
}

const colors: readonly ClassColor[] = ['teal', 'blue', 'violet', 'orange', 'green', 'pink', 'yellow', 'red'];

/** Does what the plan says and nothing else, in the caller's transaction; tells how far it is after each class. */
export async function carryOut(
  work: Work<PeopleImportTables>,
  services: Services,
  judged: JudgedList,
  question: Question,
  report: (done: number, total: number) => Promise<void>,
): Promise<CarriedOut> {
  const { plan, people } = judged;
  const classes = [...judged.classes];
  for (const { name } of plan.newClasses) {
    const color = colors[classes.length % colors.length] ?? 'teal';
    classes.push({ id: await createClass(work, question.schoolId, { name, color }), name, schoolId: question.schoolId });
  }
  const classOf = ({ classId, newClass }: PlannedRow): KnownClass | undefined =>
    newClass === null
      ? classes.find(({ id }) => id === classId)
      : classes.find(({ name, schoolId }) => name === newClass && schoolId === question.schoolId);
  const fresh = plan.rows.filter(({ verdict }) => verdict === 'new');
  const changed = plan.rows.filter(({ verdict }) => verdict === 'changed');
  const gone = question.archiveMissing ? plan.missing : [];
  const total = fresh.length + changed.length + gone.length;

  const made = await createAccounts(
    work,
    services,
    fresh.map(({ row }) => ({ ...row, roles: ['Pupil'] as const })),
  );
  await report(Math.floor(fresh.length / 2), total);
  const arrivals = new Map<KnownClass, NewPupil[]>();
  const arrive = (place: KnownClass, pupil: NewPupil) => void arrivals.set(place, [...(arrivals.get(place) ?? []), pupil]);
  fresh.forEach((planned, index) => {
    const place = classOf(planned);
    const userId = made[index]?.id;
    if (place && userId !== undefined) arrive(place, { userId, number: planned.row.number });
  });
  const returned = changed.filter(({ changes }) => changes.some(({ field }) => field === 'account')).map(({ personId }) => personId ?? '');
  await restoreAccounts(work, services, returned);
  await leaveOldClasses(work, classes, changed, people);
  await changePeople(work, services, changed.map(asPersonChange));
  for (const planned of changed) {
    const place = classOf(planned);
    const userId = planned.personId ?? '';
    if (place && planned.changes.some(({ field }) => field === 'class')) arrive(place, { userId, number: planned.row.number });
    else if (planned.changes.some(({ field }) => field === 'number'))
      await renumberPupil(work, people.get(userId)?.classId ?? '', userId, planned.row.number ?? 0);
  }
  let placed = 0;
  for (const [place, pupils] of arrivals) {
    await addPupils(work, { classId: place.id, schoolId: place.schoolId }, pupils);
    await report(Math.floor(fresh.length / 2) + (placed += Math.ceil(pupils.length / 2)), total);
  }
  for (const [classId, leavers] of Map.groupBy(gone, (person) => person.classId ?? '')) {
    const place = classes.find(({ id }) => id === classId);
    if (place)
      await removePupils(
        work,
        { classId, schoolId: place.schoolId },
        leavers.map(({ id }) => id),
      );
  }
  const touchedIds = [...changed.map(({ personId }) => personId ?? ''), ...gone.map(({ id }) => id)];
  await forgetActors(services, work, touchedIds);
  await report(total, total);
  return {
    touched: await describe(
      work,
      {
        made: made.map(({ id }) => id),
        returned,
        changed: changed.map(({ personId }) => personId ?? '').filter((id) => !returned.includes(id)),
        gone: gone.map(({ id }) => id),
      },
      people,
    ),
    newClassIds: classes.slice(judged.classes.length).map(({ id }) => id),
    archived: gone.length,
  };
}

function asPersonChange({ personId, row, changes }: PlannedRow): PersonChange {
  const has = (field: string) => changes.some((change) => change.field === field);
  return {
    userId: personId ?? '',
    ...(has('firstName') && { firstName: row.firstName }),
    ...(has('lastName') && { lastName: row.lastName }),
    ...(has('email') && { email: row.email }),
    ...(has('birthYear') && { birthYear: row.birthYear }),
    ...(has('externalId') && { externalId: row.externalId }),
  };
}

async function leaveOldClasses(
  work: Work<PeopleImportTables>,
  classes: readonly KnownClass[],
  changed: readonly PlannedRow[],
  people: ReadonlyMap<string, KnownPerson>,
): Promise<void> {
  const movers = changed
    .filter(({ changes }) => changes.some(({ field }) => field === 'class'))
    .map(({ personId }) => people.get(personId ?? ''));
  for (const [classId, leavers] of Map.groupBy(
    movers.filter((one) => one !== undefined),
    (person) => person.classId ?? '',
  )) {
    const place = classes.find(({ id }) => id === classId);
    if (place)
      await removePupils(
        work,
        { classId, schoolId: place.schoolId },
        leavers.map(({ id }) => id),
      );
  }
}

/** How everybody was left, for taking it back: read once after everything is done. */
async function describe(
  work: Work<PeopleImportTables>,
  ids: Readonly<Record<'made' | 'returned' | 'changed' | 'gone', readonly string[]>>,
  before: ReadonlyMap<string, KnownPerson>,
): Promise<TouchedPerson[]> {
  const after = await statesOf(work.db, [...ids.made, ...ids.returned, ...ids.changed, ...ids.gone]);
  const touched = (userId: string, how: TouchedPerson['how']): TouchedPerson[] => {
    const state = after.get(userId)?.state;
    const old = before.get(userId);
    // An account that nobody has used is as good as made by this import.
    const isMade = old === undefined || old.trashed?.isUnused === true;
    return state ? [{ userId, how, before: isMade ? null : stateOf(old), after: state }] : [];
  };
  return [
    ...ids.made.flatMap((id) => touched(id, 'created')),
    ...ids.returned.flatMap((id) => touched(id, 'created')),
    ...ids.changed.flatMap((id) => touched(id, 'changed')),
    ...ids.gone.flatMap((id) => touched(id, 'archived')),
  ];
}

const stateOf = ({ id: _id, trashed: _trashed, ...state }: KnownPerson): PersonState => state;
