import { type OfficeWorld, officeWorld } from '@pausenplatz/app-server/testing';
import { storePicture } from '@pausenplatz/documents/server';
import { aPng } from '@pausenplatz/documents/testing';
import { aBoard, anEntry } from '@pausenplatz/boards/testing';
import { aFolderBlock, anItem } from '@pausenplatz/folders/testing';
import { aTask, homeworkTablesOf } from '@pausenplatz/homework/testing';
import { aMessage } from '@pausenplatz/notices/testing';
import { aPage, type PagesTables } from '@pausenplatz/pages/testing';
import { strFromU8, unzipSync } from 'fflate';
import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { listExports, startExport } from '../contract/index.ts';

const office: OfficeWorld = await officeWorld();
const { test, world, admin } = office;
const { teacherOfClass, pupilOwner } = world.people;
const homework = homeworkTablesOf(world);

/** A picture at an entry of the agenda. */
async function attached(taskId: string, name: string): Promise<string> {
  const fileId = await storePicture(world.services, {
    ownerId: teacherOfClass.userId,
    name,
    mimeType: 'image/png',
    content: await aPng(8, 8),
  });
  await homework.insertInto('homework_attachment').values({ task_id: taskId, file_id: fileId, position: 0 }).execute();
  const { blob_name } = await homework.selectFrom('file').select('blob_name').where('id', '=', fileId).executeTakeFirstOrThrow();
  return blob_name;
}

async function exported() {
  const { body } = await test.call(admin, startExport, { what: 'school', schoolId: world.ownSchoolId });
  const ended = await office.ended(body.operationId);
  expect(ended.state).toBe('finished');
  const shown = (await test.call(admin, listExports, {})).body.exports.find(({ id }) => id === body.id);
  const answer = await test.fetch(shown?.url ?? '', { headers: { authorization: `Bearer ${admin}` } });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return {
    missing: shown?.missingFiles,
    files: Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])),
  };
}

it('the export of a school holds agenda, messages, archived pages and files, and says what it lacks', async () => {
  const shown = await aTask(world, { task: 'Blatt zum Igel' });
  const hidden = await aTask(world, { task: 'Überraschung', visible: false });
  const forOne = await aTask(world, { task: 'Logopädie', assigned_to_class: false });
  await homework
    .insertInto('homework_assignee')
    .values({ task_id: forOne, user_id: pupilOwner.userId, selected: true, done_at: null, minutes: 7 })
    .execute();
  await aTask(world, { class_id: null, owner_id: pupilOwner.userId, created_by: pupilOwner.userId, task: 'Geheimer Eintrag' });
  await attached(shown, 'Igel.png');
  await attached(hidden, 'Überraschung.png');
  await world.services.blobs.delete(await attached(shown, 'Verschwunden.png'));
  await aMessage(world);
  const page = await aPage(world, {
    groupType: 'class',
    groupId: world.ownClassId,
    createdBy: teacherOfClass.userId,
    title: 'Letztes Jahr',
  });
  await (world.db as unknown as Kysely<PagesTables>)
    .updateTable('page')
    .set({ archived_at: new Date() })
    .where('id', '=', page.id)
    .execute();

  const board = await aBoard(world, {}, { groupType: 'class', groupId: world.ownClassId, createdBy: teacherOfClass.userId });
  await anEntry(world, board, { title: 'Kuchen mit Nüssen' });
  const folder = await aFolderBlock(world);
  await anItem(world, folder, teacherOfClass.userId, { origin: 'given', fileName: 'Auftrag.png' });

  const { files, missing } = await exported();
  const data = Object.entries(files)
    .filter(([name]) => name.endsWith('.json'))
    .flat()
    .join('\n');
  for (const wanted of [
    'Blatt zum Igel',
    'Räbeliechtli',
    'Letztes Jahr',
    'groupMembers',
    'yearSteps',
    'signInProviders',
    'Kuchen mit Nüssen',
  ])
    expect(data, wanted).toContain(wanted);
  for (const secret of ['Überraschung', 'Logopädie', 'Geheimer Eintrag', 'done_at', 'client_secret', 'password_hash'])
    expect(data, secret).not.toContain(secret);
  expect(Object.keys(files).filter((name) => name.endsWith('.png'))).toEqual([
    'Schule Sonnenberg/homework/Igel.png',
    'Schule Sonnenberg/3a/folders/Auftrag.png',
  ]);

  expect(missing).toBe(1);
  const words = files['Lies mich.txt'] ?? '';
  for (const said of [
    'Nicht dabei ist von «Schule Sonnenberg»:',
    '- 2 Einträge der Agenda, die die Klasse nicht sieht oder die nur für Einzelne sind.',
    '- Seiten, die einzelnen Personen gehören.',
    '- Was nur sieht, wer eine Klasse unterrichtet, etwa ihre Arbeitspläne.',
    '- Schule Sonnenberg/homework/Verschwunden.png',
  ])
    expect(words).toContain(said);
  expect(words).not.toContain('Alle Dateien sind dabei.');
});
