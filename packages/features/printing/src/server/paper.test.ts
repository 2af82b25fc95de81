import type { QrCardsTables } from '@pausenplatz/qr-cards/server';
import { longDay } from '@pausenplatz/kernel-format';
import { ownTables } from '@pausenplatz/kernel-server';
import { type OfficeWorld, officeWorld } from '@pausenplatz/app-server/testing';
import { qrSignIn } from '@pausenplatz/qr-cards/contract';
import { addClassPupils, createSchoolClass, getClass, getSchoolAdmin, updateSchool } from '@pausenplatz/office/contract';
import { getLetterTemplate, printCards, printLetters, setLetterTemplate } from '../contract/index.ts';
import { aSchool } from '@pausenplatz/schools/testing';
import jsQr from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';

let office: OfficeWorld;
let userIds: string[];
beforeAll(async () => {
  office = await officeWorld();
  const pupils = Array.from({ length: 21 }, (_, index) => ({ firstName: `Zoë${index}`, lastName: 'Bünzli' }));
  const { body } = await office.test.call(office.teacher, addClassPupils, { classId: office.world.ownClassId, pupils });
  userIds = body.pupils.map(({ id }) => id);
});

const namedPictures = /1\. (\p{L}+) +2\. (\p{L}+) +3\. (\p{L}+) +4\. (\p{L}+)/gu;
// The words of the twelve pictures, in their places, as children see them.
const entryPictures = ['Sonne', 'Apfel', 'Katze', 'Haus', 'Baum', 'Stern', 'Fisch', 'Auto', 'Blume', 'Ball', 'Herz', 'Mond'];

const [sheetMargin, cardWidth, rowHeight, sharpness] = [28, 269, 156, 3];

interface CanvasMaker {
  create(width: number, height: number): { readonly canvas: HTMLCanvasElement; readonly context: CanvasRenderingContext2D };
}

/** What the code on the first sheet's card says, seen as a camera sees it: as points. */
async function codeOnCard(base64: string, place: number): Promise<string | undefined> {
  const document = await getDocument({ data: new Uint8Array(Buffer.from(base64, 'base64')), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: sharpness });
  // In Node pdfjs brings its own canvas; its types only say that there is some object.
  const { canvas, context } = (document.canvasFactory as CanvasMaker).create(viewport.width, viewport.height);
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  const [left, top] = [sheetMargin + (place % 2) * cardWidth, sheetMargin + Math.floor(place / 2) * rowHeight];
  const points = context.getImageData(left * sharpness, top * sharpness, cardWidth * sharpness, rowHeight * sharpness);
  return jsQr(points.data, points.width, points.height)?.data;
}

/** The words on each page, as a reader of the PDF finds them. */
async function pagesOf(base64: string): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(Buffer.from(base64, 'base64')), useSystemFonts: false, verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return pages;
}

describe('password cards', () => {
  it('come ten to a page, with name, user name and initial password', async () => {
    const asked = { classId: office.world.ownClassId, userIds, pictures: false };
    const { body, status } = await office.test.call(office.teacher, printCards, asked);
    expect([status, body.fileName]).toEqual([200, 'Passwortkarten 3a.pdf']);
    const pages = await pagesOf(body.base64);
    expect(pages.map((page) => page.match(/Bünzli/g)?.length)).toEqual([10, 10, 1]);
    expect(pages[0]).toMatch(/Zoë0 Bünzli.*zoe0\.buenzli|Zoë0 Bünzli.*zoe\.buenzli/);
    expect(pages.join(' ').match(/Erstpasswort/g)).toHaveLength(21);
  });

  it('name the school and the last day of the password, which the school says', async () => {
    const asked = { classId: office.world.ownClassId, userIds: userIds.slice(0, 1), pictures: false };
    const { school } = (await office.test.call(office.admin, getSchoolAdmin, { id: office.world.ownSchoolId })).body;
    const weeks = (value: 2 | 8) =>
      office.test.call(office.admin, updateSchool, { id: office.world.ownSchoolId, field: 'firstPasswordWeeks', value });
    for (const value of [8, 2] as const) {
      expect((await weeks(value)).status).toBe(200);
      const [card] = await pagesOf((await office.test.call(office.teacher, printCards, asked)).body.base64);
      const day = longDay(new Date(office.test.clock.now().getTime() + value * 7 * 86_400_000).toISOString());
      expect(card).toContain(`Erstpasswort, gilt bis ${day}`);
      expect(card).toContain(`3a · ${school.name}`);
      const [letter] = await pagesOf(
        (await office.test.call(office.teacher, printLetters, { classId: asked.classId, userIds: asked.userIds })).body.base64,
      );
      expect(letter?.replaceAll(/\s+/g, ' ')).toContain(`Das Erstpasswort gilt bis ${day}.`);
    }
  });

  it('carry a code that a camera reads and that signs exactly its pupil in', async () => {
    const asked = { classId: office.world.ownClassId, userIds, pictures: false };
    const { body } = await office.test.call(office.teacher, printCards, asked);
    const { body: shown } = await office.test.call(office.teacher, getClass, { id: office.world.ownClassId });
    const printed = shown.pupils.filter(({ id }) => userIds.includes(id));
    for (const place of [0, 3, 9]) {
      const secret = /\/qr#([\w-]+)$/.exec((await codeOnCard(body.base64, place)) ?? '')?.[1] ?? '';
      const signedIn = await office.test.call(null, qrSignIn, { id: secret, keeps: 'bearer' });
      expect([signedIn.status, signedIn.body.user?.id], signedIn.text).toEqual([200, printed[place]?.id]);
    }
  });

  it('hide the password of who has chosen one, and each printing makes new codes', async () => {
    const own = office.world.people.pupilOwner.userId;
    const hashes = () =>
      ownTables<QrCardsTables>(office.world.services.db)
        .selectFrom('qr_card')
        .select('secret_hash')
        .where('user_id', '=', own)
        .executeTakeFirst();
    const first = await office.test.call(office.teacher, printCards, { classId: office.world.ownClassId, userIds: [own] });
    const before = await hashes();
    expect((await pagesOf(first.body.base64))[0]).toContain('eigenes Passwort');
    await office.test.call(office.teacher, printCards, { classId: office.world.ownClassId, userIds: [own] });
    expect((await hashes())?.secret_hash).not.toBe(before?.secret_hash);
  });

  it('ask for pictures below the fourth class, which the last page alone names, and only once', async () => {
    const { body } = await office.test.call(office.teacher, printCards, { classId: office.world.ownClassId, userIds });
    const pages = await pagesOf(body.base64);
    expect(pages).toHaveLength(4);
    expect(pages.slice(0, 3).join(' ')).not.toMatch(namedPictures);
    expect(pages[3]).toContain('Bilder der Klasse 3a');
    const named = [...(pages[3] ?? '').matchAll(namedPictures)].map((found) => found.slice(1));
    expect(named).toHaveLength(21);
    expect(new Set(named.map(String)).size).toBeGreaterThan(15);

    const secret = /\/qr#([\w-]+)$/.exec((await codeOnCard(body.base64, 0)) ?? '')?.[1] ?? '';
    const card = { id: secret, keeps: 'bearer' } as const;
    expect((await office.test.call(null, qrSignIn, card)).body).toMatchObject({ picturePin: true, token: null });
    const pin = (named[0] ?? []).map((name) => entryPictures.indexOf(name));
    expect((await office.test.call(null, qrSignIn, { ...card, pin: pin.map((place) => (place + 1) % 12) })).body.code).toBe(
      'PICTURE_PIN_WRONG',
    );
    expect((await office.test.call(null, qrSignIn, { ...card, pin })).body.user?.firstName).toBe('Zoë0');

    const again = await pagesOf(
      (await office.test.call(office.teacher, printCards, { classId: office.world.ownClassId, userIds })).body.base64,
    );
    expect(again[3]?.match(/hat schon Bilder/g)).toHaveLength(21);
    expect(again[3]).not.toMatch(namedPictures);
  });

  it('ask for none from the fourth class on, unless the teacher wants it', async () => {
    const { body: older } = await office.test.call(office.admin, createSchoolClass, {
      schoolId: office.world.ownSchoolId,
      name: '4a',
      color: 'teal',
    });
    const { body: added } = await office.test.call(office.admin, addClassPupils, {
      classId: older.id,
      pupils: [{ firstName: 'Nino', lastName: 'Frei' }],
    });
    const asked = { classId: older.id, userIds: added.pupils.map(({ id }) => id) };
    expect(await pagesOf((await office.test.call(office.admin, printCards, asked)).body.base64)).toHaveLength(1);
    const wanted = await pagesOf((await office.test.call(office.admin, printCards, { ...asked, pictures: true })).body.base64);
    expect(wanted[1]).toMatch(namedPictures);
  });

  it('are not printed for people of other classes', async () => {
    const { body } = await office.test.call(office.teacher, printCards, {
      classId: office.world.ownClassId,
      userIds: [office.world.people.pupilOtherClass.userId],
    });
    expect(body.code).toBe('NOTHING_TO_PRINT');
  });
});

describe('parent letters', () => {
  it('fill the template of the school, one page for each child', async () => {
    const template = { title: 'Zugang für {Vorname}', body: 'Liebe Eltern von {vorname} {nachname}\n\n{benutzername} / {erstpasswort}' };
    expect((await office.test.call(office.admin, setLetterTemplate, { schoolId: office.world.ownSchoolId, template })).status).toBe(200);
    const { body } = await office.test.call(office.teacher, printLetters, {
      classId: office.world.ownClassId,
      userIds: userIds.slice(0, 2),
    });
    const pages = await pagesOf(body.base64);
    const { body: shown } = await office.test.call(office.teacher, getClass, { id: office.world.ownClassId });
    const first = shown.pupils.find(({ id }) => id === userIds[0]);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('Liebe Eltern von Zoë0 Bünzli');
    expect(pages[0]).toContain(first?.userName);
  });

  it('are those of the nearest school above that has a template, however far up, and the own ones before all', async () => {
    const { test, world, admin } = office;
    const titleOf = async (schoolId: string) => {
      const userId = world.people.schoolAdminOwn.userId;
      await world.db
        .insertInto('school_member')
        .values({ school_id: schoolId, user_id: userId, kind: 'admin' })
        .onConflict((one) => one.doNothing())
        .execute();
      world.services.actors.forget(userId);
      const { body } = await test.call(admin, getLetterTemplate, { schoolId });
      return [body.title, body.isOwn];
    };
    const top = await aSchool(world.db, { name: 'Gemeinde' });
    const middle = await aSchool(world.db, { name: 'Schulkreis', parentId: top });
    const house = await aSchool(world.db, { name: 'Schulhaus', parentId: middle });
    const [builtIn] = await titleOf(house);
    const set = (schoolId: string, title: string) =>
      test.call(admin, setLetterTemplate, { schoolId, template: { title, body: 'Guten Tag' } });
    await titleOf(top);
    expect((await set(top, 'Von der Gemeinde')).status).toBe(200);
    expect([builtIn, await titleOf(house)]).toEqual([expect.not.stringContaining('Gemeinde'), ['Von der Gemeinde', false]]);
    await titleOf(middle);
    await set(middle, 'Vom Schulkreis');
    expect(await titleOf(house)).toEqual(['Vom Schulkreis', false]);
    await set(house, 'Vom Schulhaus');
    expect([await titleOf(house), await titleOf(middle)]).toEqual([
      ['Vom Schulhaus', true],
      ['Vom Schulkreis', true],
    ]);
  });

  it('lead who leaves the school to what is theirs, whatever the template of the school says', async () => {
    const template = { title: 'Zugang', body: 'Nur für Eltern' };
    await office.test.call(office.admin, setLetterTemplate, { schoolId: office.world.ownSchoolId, template });
    const asked = { classId: office.world.ownClassId, userIds: userIds.slice(0, 1), kind: 'farewell' as const };
    const { body } = await office.test.call(office.teacher, printLetters, asked);
    expect(body.fileName).toBe('Abschiedsbriefe 3a.pdf');
    const [letter = ''] = await pagesOf(body.base64);
    expect(letter).toContain('/mein-konto/daten');
    expect(letter).not.toContain('Nur für Eltern');
    expect((await office.test.call(office.colleague, printLetters, asked)).status).toBe(404);
  });

  it('refuse a template with a placeholder that nobody knows, and name it', async () => {
    const template = { title: 'Zugang', body: 'Liebe Eltern von {kind}' };
    const { body } = await office.test.call(office.admin, setLetterTemplate, { schoolId: office.world.ownSchoolId, template });
    expect([body.code, body.messageBody]).toEqual(['LETTER_PLACEHOLDER', 'Diese Platzhalter kennen wir nicht: {kind}']);
  });
});
