import { describe, expect, it } from 'vitest';
import { backupConfig } from '../backup/config.ts';
import { operationsConfig } from '../observing/config.ts';
import { misspeltSettings } from './misspelt.ts';

const parts = [operationsConfig, backupConfig];

describe('a variable that looks like a setting', () => {
  it.each([
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['PUBLICURL', 'PUBLIC_URL'],
    ['public_url', 'PUBLIC_URL'],
    ['PUBLIC-URL', 'PUBLIC_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['SESION_SECRET', 'SESSION_SECRET'],
    ['SESSION_SECRETS', 'SESSION_SECRET'],
    ['SMPT_URL', 'SMTP_URL'],
    ['TRUST_PROXYS', 'TRUST_PROXY'],
    ['BACKUP_RECIPENT', 'BACKUP_RECIPIENT'],
    ['OPERATION_PORT', 'OPERATIONS_PORT'],
    ['PROT', 'PORT'],
  ])('%s is named with %s', (given, meant) => {
    expect(misspeltSettings({ [given]: 'x' }, parts)).toEqual([`Die Einstellung ${given} kennt Pausenplatz nicht. Meintest du ${meant}?`]);
  });

  it('is none where it is something else, is known, or is empty', () => {
    const others = 'HOME HOSTNAME HOSTS PATH POST PWD USER SHELL LANG TERM TZ SHLVL NODE_ENV NODE_OPTIONS INVOCATION_ID JOURNAL_STREAM';
    const containers = 'COMPOSE_PROFILES DB_PASSWORD SITE KUBERNETES_PORT KUBERNETES_SERVICE_HOST HTTP_PROXY NO_PROXY BACKUP_IDENTITY';
    const names = [...others.split(' '), ...containers.split(' '), 'PUBLIC_URL', 'PORT', 'ROLE', 'MALLOC_ARENA_MAX', 'DATABASE_HOST'];
    expect(misspeltSettings(Object.fromEntries(names.map((name) => [name, 'x'])), parts)).toEqual([]);
    expect(misspeltSettings({ PUBLIC_ULR: '' }, parts)).toEqual([]);
  });
});
