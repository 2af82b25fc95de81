import { aToken, seedWorld, testPassword, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import type { ActorName, InputOf } from '@pausenplatz/kernel-contract';
import { newId } from '@pausenplatz/kernel-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addGroup,
  addItem,
  addSealedItems,
  createVault,
  deleteGroup,
  deleteItem,
  editGroup,
  editItem,
  fillColumn,
  getItems,
  getMyItems,
  giveUpVault,
  openVault,
  passwordsLimits,
  provePresence,
  revealSecret,
  rewrapVault,
} from '../contract/index.ts';
import { aClassItem, passwordsTablesOf, withoutPasswords } from '../testing/index.ts';
import { purgePasswords } from './steps.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(() => withoutPasswords(world));

type Person = Exclude<ActorName, 'anonymous' | 'linkHolder'>;
const idOf = (who: Person) => world.people[who].userId;
const tokenOf = (who: Person) => aToken(world.services, world.db, idOf(who));
const mia = () => idOf('pupilOwner');
const words = { title: 'Tastenfuchs', url: 'https://tastenfuchs.example/', icon: 'star', groupId: null } as const;

async function edit(who: Person, input: InputOf<typeof editItem>) {
  const { status, body } = await test.call(await tokenOf(who), editItem, input);
  return status === 200 ? body.version : body.code;
}
async function reveal(who: Person, id: string, userId = mia()) {
  const token = await tokenOf(who);
  const { proof } = (await test.call(token, provePresence, { password: testPassword })).body;
  const { status, body } = await test.call(token, revealSecret, { id, userId, proof });
  return status === 200 ? body.secret : body.code;
}
async function rowFor(who: Person) {
  const { body } = await test.call(await tokenOf(who), getItems, { id: world.ownClassId });
  return body.items[0]?.rows.find(({ userId }) => userId === mia());
}

describe('an account of a class', () => {
  it('is changed and hidden by its child where the entry lets it; a teacher writes over it and sees it again', async () => {
    const id = await aClassItem(world);
    const row = { scope: 'row', id, userId: mia() } as const;
    expect(await rowFor('teacherOfClass')).toMatchObject({ isInitial: true, mayReveal: true });
    expect(await edit('pupilOwner', { ...row, version: 1, secret: 'mein-wort-12', isHidden: true })).toBe(2);
    expect(await rowFor('teacherOfClass')).toMatchObject({ isInitial: false, isHidden: true, mayReveal: false, isWeak: false });
    expect(await edit('teacherOfClass', { ...row, version: 1, secret: 'zu-spaet-12' })).toBe('PASSWORD_CHANGED');
    expect(await edit('teacherOfClass', { ...row, version: 2, isHidden: false })).toBe('PASSWORD_FORBIDDEN');
    expect(await reveal('pupilOwner', id)).toBe('mein-wort-12');
    expect(await edit('teacherOfClass', { ...row, version: 2, secret: 'neu-neu-neu-12' })).toBe(3);
    expect(await rowFor('teacherOfClass')).toMatchObject({ isInitial: true, isHidden: false });
    expect(await reveal('teacherOfClass', id)).toBe('neu-neu-neu-12');
  });

  it.each([
    ['its child, where only teachers change', 'pupilOwner', 'PASSWORD_FORBIDDEN'],
    ['a classmate', 'pupilSameClass', 'CLASS_FORBIDDEN'],
    ['a teacher of another class', 'teacherSameSchool', 'CLASS_NOT_FOUND'],
  ] as const)('is not changed by %s', async (_name, who, code) => {
    const id = await aClassItem(world, { pupilCanEdit: false });
    expect(await edit(who, { scope: 'row', id, userId: mia(), version: 1, secret: 'anders-12-anders' })).toBe(code);
  });

  it('keeps its password where only the user name changes', async () => {
    const id = await aClassItem(world, { secret: 'bleibt-bleibt-12' });
    expect(await edit('teacherOfClass', { scope: 'row', id, userId: mia(), version: 1, userName: 'mia.neu' })).toBe(1);
    expect(await rowFor('pupilOwner')).toMatchObject({ userName: 'mia.neu', hasSecret: true });
    expect(await reveal('pupilOwner', id)).toBe('bleibt-bleibt-12');
  });

  it('is marked as the same among those that its teacher may see, and tells nothing of a hidden one', async () => {
    const id = await aClassItem(world, { secret: 'gleich' });
    const noah = idOf('pupilSameClass');
    const token = await tokenOf('teacherOfClass');
    await test.call(token, fillColumn, { id, rows: [{ userId: noah, secret: 'gleich' }] });
    expect(await rowFor('teacherOfClass')).toMatchObject({ sameAs: ['Noah'], isWeak: true });
    await edit('pupilSameClass', { scope: 'row', id, userId: noah, version: 1, isHidden: true });
    expect(await rowFor('teacherOfClass')).toMatchObject({ sameAs: [], isWeak: true });
  });
});

describe('an entry of a class', () => {
  it('is there once, however often it is sent', async () => {
    const id = newId();
    const input = { scope: 'class', id, classId: world.ownClassId, ...words, pupilCanEdit: true, teacherCanSee: true } as const;
    const token = await tokenOf('teacherOfClass');
    for (let times = 0; times < 2; times += 1) expect((await test.call(token, addItem, input)).body.id).toBe(id);
    expect((await test.call(token, getItems, { id: world.ownClassId })).body.items).toHaveLength(1);
    const other = { ...input, classId: world.otherClassId };
    expect((await test.call(await tokenOf('teacherSameSchool'), addItem, other)).body.code).toBe('PASSWORD_ID_TAKEN');
  });

  it('never lets teachers see again what they were kept from', async () => {
    const id = await aClassItem(world);
    const change = { scope: 'class', id, ...words, pupilCanEdit: true } as const;
    expect(await edit('teacherOfClass', { ...change, teacherCanSee: false })).toBe(1);
    expect(await edit('teacherOfClass', { ...change, teacherCanSee: true })).toBe('PASSWORD_SIGHT_IS_OFF');
    expect(await reveal('teacherOfClass', id)).toBe('PASSWORD_HIDDEN');
  });

  it.each(['http://unsicher.example', 'javascript:alert(1)', 'ftp://a.example', 'https://wer:was@a.example'])(
    'leads nowhere by %s',
    async (url) => {
      const input = {
        scope: 'class',
        id: newId(),
        classId: world.ownClassId,
        ...words,
        url,
        pupilCanEdit: true,
        teacherCanSee: true,
      } as const;
      const { status, body } = await test.call(await tokenOf('teacherOfClass'), addItem, input);
      expect([status, body.fields?.url]).toEqual([400, 'Schreib eine Adresse, die mit https:// beginnt.']);
    },
  );

  it('is filled with the very rows that are sent, and with none where one is for nobody of the class', async () => {
    const id = await aClassItem(world);
    const noah = idOf('pupilSameClass');
    const token = await tokenOf('teacherOfClass');
    const rows = [
      { userId: mia(), userName: 'mia.neu' },
      { userId: noah, userName: 'noah', secret: ' mit Rand ' },
    ];
    const stranger = [...rows, { userId: idOf('pupilOtherClass'), secret: 'fremd-fremd-12' }];
    for (const wrong of [stranger, [...rows, ...rows]])
      expect((await test.call(token, fillColumn, { id, rows: wrong })).body.code).toBe('PASSWORD_PUPIL_UNKNOWN');
    expect(await rowFor('teacherOfClass')).toMatchObject({ userName: 'mia.t' });
    expect((await test.call(token, fillColumn, { id, rows })).body.count).toBe(2);
    expect(await rowFor('teacherOfClass')).toMatchObject({ userName: 'mia.neu', hasSecret: true });
    expect(await reveal('teacherOfClass', id, noah)).toBe(' mit Rand ');
  });

  it('lies in the trash for sixty days with its rows, and is gone then', async () => {
    const id = await aClassItem(world, { secret: 'wieder-da-12' });
    const token = await tokenOf('teacherOfClass');
    await test.call(token, deleteItem, { id, isDeleted: true });
    expect(await reveal('pupilOwner', id)).toBe('PASSWORD_ITEM_NOT_FOUND');
    await test.call(token, deleteItem, { id, isDeleted: false });
    expect(await reveal('pupilOwner', id)).toBe('wieder-da-12');
    await test.call(token, deleteItem, { id, isDeleted: true });
    test.clock.advance((passwordsLimits.trashDays + 1) * 86_400_000);
    for (const job of purgePasswords) await job.run(world.services, {} as never);
    const later = await tokenOf('teacherOfClass');
    expect((await test.call(later, deleteItem, { id, isDeleted: false })).body.code).toBe('PASSWORD_ITEM_NOT_FOUND');
  });

  it('that its old class deletes stays with the child who took its account along, and outlasts the trash', async () => {
    const id = await aClassItem(world, { secret: 'mitgenommen-12' });
    const inClass = { class_id: world.ownClassId, user_id: mia(), number: 1 };
    await world.db.deleteFrom('class_pupil').where('class_id', '=', inClass.class_id).where('user_id', '=', mia()).execute();
    world.services.actors.forget(mia());
    await test.call(await tokenOf('teacherOfClass'), deleteItem, { id, isDeleted: true });
    test.clock.advance((passwordsLimits.trashDays + 1) * 86_400_000);
    for (const job of purgePasswords) await job.run(world.services, {} as never);
    const mine = (await test.call(await tokenOf('pupilOwner'), getMyItems, {})).body;
    expect(mine.kind === 'kept' && mine.former.map((item) => item.id)).toEqual([id]);
    expect(await reveal('pupilOwner', id)).toBe('mitgenommen-12');
    await world.db.insertInto('class_pupil').values(inClass).execute();
    world.services.actors.forget(mia());
    // Back in the class it is what the class has: in the trash.
    expect(await reveal('pupilOwner', id)).toBe('PASSWORD_ITEM_NOT_FOUND');
  });

  it('takes over what was changed, and leaves what somebody else has changed meanwhile', async () => {
    const id = await aClassItem(world);
    await edit('teacherOfClass', { scope: 'class', id, title: 'Neuer Name' });
    await edit('teacherOfClass', { scope: 'class', id, teacherCanSee: false });
    await edit('teacherOfClass', { scope: 'class', id, url: 'https://anders.example/' });
    const token = await tokenOf('teacherOfClass');
    const { items } = (await test.call(token, getItems, { id: world.ownClassId })).body;
    expect(items).toMatchObject([{ title: 'Neuer Name', url: 'https://anders.example/', teacherCanSee: false }]);
  });

  it('stands in a group, and stays when that goes', async () => {
    const id = await aClassItem(world);
    const token = await tokenOf('teacherOfClass');
    const groupId = (await test.call(token, addGroup, { classId: world.ownClassId, name: 'Lesen' })).body.id;
    await edit('teacherOfClass', { scope: 'class', id, ...words, groupId, pupilCanEdit: true, teacherCanSee: true });
    await test.call(token, editGroup, { id: groupId, name: 'Tippen' });
    const read = async () => (await test.call(token, getItems, { id: world.ownClassId })).body;
    expect(await read()).toMatchObject({ groups: [{ id: groupId, name: 'Tippen' }], items: [{ groupId }] });
    await test.call(token, deleteGroup, { id: groupId });
    expect(await read()).toMatchObject({ groups: [], items: [{ groupId: null }] });
  });
});

describe('a child’s own entry', () => {
  it('is seen by nobody else, and kept through a change of class', async () => {
    const token = await tokenOf('pupilOwner');
    const id = newId();
    await test.call(token, addItem, { scope: 'mine', id, ...words, userName: 'mia', secret: 'nur-fuer-mia-12' });
    expect((await test.call(token, getMyItems, {})).body).toMatchObject({
      kind: 'kept',
      items: [{ id, row: { hasSecret: true } }],
      former: [],
    });
    expect(await reveal('pupilOwner', id)).toBe('nur-fuer-mia-12');
    for (const who of ['teacherOfClass', 'pupilSameClass', 'teacherSameSchool'] as const) {
      expect([who, await reveal(who, id)]).toEqual([who, 'PASSWORD_ITEM_NOT_FOUND']);
      expect((await test.call(await tokenOf(who), deleteItem, { id, isDeleted: true })).body.code).toBe('PASSWORD_ITEM_NOT_FOUND');
    }
    expect(await edit('pupilOwner', { scope: 'mine', id, version: 1, ...words, secret: 'neu-fuer-mia-12' })).toBe(2);
    expect(await edit('pupilOwner', { scope: 'mine', id, version: 1, ...words, secret: 'zu-spaet-12' })).toBe('PASSWORD_CHANGED');
  });

  it('is nothing for adults, whose own are sealed', async () => {
    const token = await tokenOf('teacherOfClass');
    const { body } = await test.call(token, addItem, { scope: 'mine', id: newId(), ...words, userName: 'lea', secret: 'offen-offen-12' });
    expect(body.code).toBe('PASSWORD_FORBIDDEN');
  });
});

describe('an adult’s vault', () => {
  const { memoryMinimum: memoryKib, passesMinimum: passes } = passwordsLimits;
  const derivation = { algorithm: 'argon2id', memoryKib, passes, salt: 's'.repeat(22) } as const;
  const right = 'k'.repeat(43);
  const wrong = 'f'.repeat(43);
  const recovery = 'r'.repeat(43);
  const input = { derivation, knowledge: right, wrapped: 'w'.repeat(80), recoveryKnowledge: recovery, recoveryWrapped: 'x'.repeat(80) };
  const made = async (who: Person = 'teacherOfClass') => {
    const token = await tokenOf(who);
    await test.call(token, createVault, input);
    return token;
  };

  it('gives its wrapped key to who knows the password or the code, and counts the others', async () => {
    const token = await made('teacherOtherSchool');
    expect((await test.call(token, createVault, input)).body.code).toBe('VAULT_EXISTS');
    const { body, text } = await test.call(token, getMyItems, {});
    expect(body).toMatchObject({ kind: 'vault', vault: { derivation, revision: 1 }, items: [] });
    expect(text).not.toContain(input.wrapped);
    expect((await test.call(token, openVault, { by: 'password', knowledge: right })).body.wrapped).toBe(input.wrapped);
    expect((await test.call(token, openVault, { by: 'recovery', knowledge: recovery })).body.wrapped).toBe(input.recoveryWrapped);
    expect((await test.call(token, openVault, { by: 'password', knowledge: recovery })).body.code).toBe('VAULT_WRONG');
    for (let guess = 1; guess < 10; guess += 1)
      expect((await test.call(token, openVault, { by: 'password', knowledge: wrong })).body.code).toBe('VAULT_WRONG');
    expect((await test.call(token, openVault, { by: 'password', knowledge: right })).body.code).toBe('TOO_MANY_ATTEMPTS');
  });

  it('is wrapped anew by who knows the old password; of two changes one is refused, and the code goes on', async () => {
    const token = await made();
    const next = { derivation, knowledge: 'n'.repeat(43), wrapped: 'y'.repeat(80) };
    const change = { by: 'password', knowledge: right, revision: 1, next } as const;
    expect((await test.call(token, rewrapVault, { ...change, knowledge: wrong })).body.code).toBe('VAULT_WRONG');
    expect((await test.call(token, rewrapVault, change)).body.revision).toBe(2);
    expect((await test.call(token, rewrapVault, { ...change, by: 'recovery', knowledge: recovery })).body.code).toBe('PASSWORD_CHANGED');
    expect((await test.call(token, openVault, { by: 'password', knowledge: right })).body.code).toBe('VAULT_WRONG');
    expect((await test.call(token, openVault, { by: 'password', knowledge: next.knowledge })).body.wrapped).toBe(next.wrapped);
    expect((await test.call(token, openVault, { by: 'recovery', knowledge: recovery })).body.wrapped).toBe(input.recoveryWrapped);
  });

  it.each([
    ['less memory', { ...derivation, memoryKib: memoryKib - 1 }],
    ['fewer passes', { ...derivation, passes: passes - 1 }],
    ['fewer rounds', { algorithm: 'pbkdf2-sha256', rounds: passwordsLimits.roundsMinimum - 1, salt: derivation.salt } as const],
  ])('is refused with %s than allowed', async (_what, weak) => {
    expect((await test.call(await tokenOf('teacherOfClass'), createVault, { ...input, derivation: weak })).status).toBe(400);
  });

  it('is for adults', async () => {
    expect((await test.call(await tokenOf('pupilOwner'), createVault, input)).body.code).toBe('PASSWORD_FORBIDDEN');
  });

  it('keeps sealed entries for its owner, each version once', async () => {
    const token = await made();
    const id = newId();
    const sealed = 'z'.repeat(60);
    for (let times = 0; times < 2; times += 1) await test.call(token, addItem, { scope: 'vault', id, sealed });
    const list = async () => {
      const { body } = await test.call(token, getMyItems, {});
      return body.kind === 'vault' ? body.items.map((item) => [item.id, item.version]) : null;
    };
    expect(await list()).toEqual([[id, 1]]);
    expect(await edit('teacherOfClass', { scope: 'vault', id, version: 2, sealed })).toBe(2);
    expect(await edit('teacherOfClass', { scope: 'vault', id, version: 2, sealed })).toBe('PASSWORD_CHANGED');
    expect(await edit('teacherSameSchool', { scope: 'vault', id, version: 3, sealed })).toBe('PASSWORD_ITEM_NOT_FOUND');
    await test.call(token, deleteItem, { id, isDeleted: true });
    expect(await list()).toEqual([]);
    await test.call(token, deleteItem, { id, isDeleted: false });
    expect(await list()).toEqual([[id, 2]]);
    const other = await tokenOf('teacherSameSchool');
    expect((await test.call(other, addItem, { scope: 'vault', id: newId(), sealed })).body.code).toBe('VAULT_NOT_FOUND');
  });

  it('holds so many entries, also where one is fetched back', async () => {
    const token = await made();
    const [first, sealed] = [newId(), 'z'.repeat(60)];
    await test.call(token, addItem, { scope: 'vault', id: first, sealed });
    await test.call(token, deleteItem, { id: first, isDeleted: true });
    const more = Array.from({ length: passwordsLimits.itemsPerVault }, () => ({
      id: newId(),
      user_id: idOf('teacherOfClass'),
      sealed,
      version: 1,
      updated_at: test.clock.now(),
      deleted_at: null,
    }));
    await passwordsTablesOf(world).insertInto('password_vault_item').values(more).execute();
    expect((await test.call(token, deleteItem, { id: first, isDeleted: false })).body.code).toBe('PASSWORDS_FULL');
    expect((await test.call(token, addItem, { scope: 'vault', id: newId(), sealed })).body.code).toBe('PASSWORDS_FULL');
    await test.call(token, deleteItem, { id: more[0]?.id ?? '', isDeleted: true });
    expect((await test.call(token, deleteItem, { id: first, isDeleted: false })).status).toBe(200);
  });

  it('takes several entries at once, all or none, each once', async () => {
    const token = await made();
    const items = Array.from({ length: 3 }, () => ({ id: newId(), sealed: 'z'.repeat(60) }));
    expect((await test.call(token, addSealedItems, { items })).body.added).toBe(3);
    expect((await test.call(token, addSealedItems, { items: [...items, { id: newId(), sealed: 'z'.repeat(60) }] })).body.added).toBe(1);
    const other = await made('teacherSameSchool');
    const [first] = items;
    const taken = [
      { id: newId(), sealed: 'z'.repeat(60) },
      { id: first?.id ?? '', sealed: 'z'.repeat(60) },
    ];
    expect((await test.call(other, addSealedItems, { items: taken })).body.code).toBe('PASSWORD_ID_TAKEN');
    const { body } = await test.call(other, getMyItems, {});
    expect(body.kind === 'vault' && body.items).toEqual([]);
  });

  it('holds so many characters, also where an entry grows', async () => {
    const token = await made('teacherSameSchool');
    const long = 'z'.repeat(passwordsLimits.sealedMaximum);
    const full = Math.floor(passwordsLimits.vaultCharacters / long.length);
    const at = { user_id: idOf('teacherSameSchool'), sealed: long, version: 1, updated_at: test.clock.now(), deleted_at: null };
    const rows = Array.from({ length: full - 1 }, () => ({ ...at, id: newId() }));
    await passwordsTablesOf(world).insertInto('password_vault_item').values(rows).execute();
    const id = newId();
    expect((await test.call(token, addItem, { scope: 'vault', id, sealed: long.slice(1) })).status).toBe(200);
    expect(await edit('teacherSameSchool', { scope: 'vault', id, version: 2, sealed: long })).toBe(2);
    expect((await test.call(token, addItem, { scope: 'vault', id: newId(), sealed: 'z'.repeat(60) })).body.code).toBe('PASSWORDS_FULL');
    expect(await edit('teacherSameSchool', { scope: 'vault', id, version: 3, sealed: long.slice(9) })).toBe(3);
  });

  it('is given up with everything in it by who types the own password, and begun anew', async () => {
    const token = await made();
    const id = newId();
    await test.call(token, addItem, { scope: 'vault', id, sealed: 'z'.repeat(60) });
    await test.call(token, deleteItem, { id, isDeleted: true });
    expect((await test.call(token, giveUpVault, { password: 'irgendetwas-99' })).body.code).toBe('WRONG_PASSWORD');
    expect((await test.call(token, giveUpVault, { password: testPassword })).body.entries).toBe(1);
    const { body } = await test.call(token, getMyItems, {});
    expect(body).toEqual({ kind: 'vault', vault: null, items: [] });
    expect((await test.call(token, deleteItem, { id, isDeleted: false })).status).toBe(404);
    expect((await test.call(token, createVault, input)).status).toBe(200);
  });
});
