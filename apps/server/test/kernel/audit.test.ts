import { brokenAuditEntry, newId, readAudit, type Services, transactAs } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

let services: Services;
beforeAll(async () => {
  services = (await testServer()).server.services;
});

const note = (scopeId: string | null, action: string, subjectId = newId()) =>
  transactAs(
    services,
    'somebody',
  )((work) => work.audit({ action, scopeId, subject: { kind: 'class', id: subjectId }, details: { pupils: 21 } }));

describe('the audit log', () => {
  it('tells newest first who did what, for the scopes that are asked for only', async () => {
    const school = newId();
    await note(school, 'class.archive');
    await note(school, 'class.delete');
    await note(newId(), 'class.foreign');
    const [newest, oldest, ...more] = await readAudit(services.db, { scopeIds: [school], limit: 10 });
    expect(more).toEqual([]);
    expect(newest).toMatchObject({ action: 'class.delete', actorId: 'somebody', scopeId: school, details: { pupils: 21 } });
    expect(oldest?.action).toBe('class.archive');
    const older = await readAudit(services.db, { scopeIds: [school], limit: 10, before: newest?.number ?? 0 });
    expect(older.map((row) => row.action)).toEqual(['class.archive']);
    expect(await readAudit(services.db, { scopeIds: [], limit: 10 })).toEqual([]);
  });

  it('does not exist when the change it tells about was taken back', async () => {
    const school = newId();
    const failing = transactAs(services)(async (work) => {
      await work.audit({ action: 'class.archive', scopeId: school, subject: { kind: 'class', id: newId() } });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await readAudit(services.db, { scopeIds: [school], limit: 10 })).toEqual([]);
  });

  it('stays one chain when many write at once', async () => {
    const school = newId();
    await Promise.all(Array.from({ length: 20 }, (_, index) => note(school, `class.step-${index}`)));
    expect(await readAudit(services.db, { scopeIds: [school], limit: 50 })).toHaveLength(20);
    expect(await brokenAuditEntry(services.db, school)).toBeNull();
  });

  it('refuses changes, and shows one that was made past it', async () => {
    const school = newId();
    for (const action of ['class.one', 'class.two', 'class.three']) await note(school, action);
    await expect(sql`update audit.entry set action = 'nothing' where scope_id = ${school}`.execute(services.db)).rejects.toThrow(
      'append-only',
    );
    await expect(sql`delete from audit.entry where scope_id = ${school}`.execute(services.db)).rejects.toThrow('append-only');
    await sql`alter table audit.entry disable trigger keep`.execute(services.db);
    await sql`update audit.entry set action = 'class.nothing' where scope_id = ${school} and action = 'class.two'`.execute(services.db);
    await sql`alter table audit.entry enable trigger keep`.execute(services.db);
    const second = (await readAudit(services.db, { scopeIds: [school], limit: 3 }))[1];
    expect(await brokenAuditEntry(services.db, school)).toBe(second?.number);
  });
});
