import { describe, expect, it } from 'vitest';
import { passwordsLimits } from '../contract/limits.ts';
import { readBitwarden, toBitwarden } from './read-bitwarden.ts';
import { entriesOfTable, type ForeignEntry, judgeImport } from './read-import.ts';

const entry = (changes: Partial<ForeignEntry> = {}): ForeignEntry => ({
  title: 'Bank',
  url: 'https://bank.example/',
  group: '',
  userName: 'lea',
  secret: 'Hase-Berg-7',
  note: '',
  extras: 0,
  ...changes,
});

describe('a table of another program', () => {
  const bitwarden = 'folder,favorite,type,name,notes,fields,reprompt,login_uri,login_username,login_password,login_totp';
  it.each([
    ['Chrome', 'name,url,username,password,note', 'Bank,https://bank.example/,lea,Hase-Berg-7,', {}],
    ['Firefox', 'url,username,password,httpRealm,formActionOrigin,guid', 'https://bank.example/,lea,Hase-Berg-7,,,{1}', { title: '' }],
    ['Bitwarden', bitwarden, 'Geld,,login,Bank,,,0,https://bank.example/,lea,Hase-Berg-7,otpauth://x', { group: 'Geld', extras: 1 }],
    ['KeePass', 'Account,Login Name,Password,Web Site,Comments', 'Bank,lea,Hase-Berg-7,https://bank.example/,alt', { note: 'alt' }],
    [
      'KeePassXC',
      'Group,Title,Username,Password,URL,Notes,TOTP',
      'Root/Geld,Bank,lea,Hase-Berg-7,https://bank.example/,,',
      { group: 'Geld' },
    ],
    ['by hand', 'Titel,Benutzername,Passwort,Adresse', 'Bank,lea,Hase-Berg-7,https://bank.example/', {}],
  ])('%s', (_program, head, line, changes) => {
    expect(entriesOfTable([head.split(','), line.split(','), []])).toEqual([entry(changes)]);
  });

  it('is none without a heading that names a password', () => {
    expect(
      entriesOfTable([
        ['Name', 'Klasse'],
        ['Noah', '3a'],
      ]),
    ).toBeNull();
    expect(entriesOfTable([])).toBeNull();
  });
});

describe('what becomes of foreign entries', () => {
  const judged = (...entries: ForeignEntry[]) => judgeImport(entries, [], passwordsLimits);

  it.each<[string, Partial<ForeignEntry>, object]>([
    ['is taken as it is', {}, { title: 'Bank', url: 'https://bank.example/', note: '' }],
    ['has its website as title where it has none', { title: ' ' }, { title: 'bank.example' }],
    ['has its user name as title where it has neither', { title: '', url: '' }, { title: 'lea' }],
    [
      'keeps an address that is not encrypted in its note',
      { url: 'http://alt.example/', note: 'x' },
      { url: '', note: 'http://alt.example/\nx' },
    ],
    ['keeps an app’s address in its note', { url: 'androidapp://ch.bank' }, { url: '', note: 'androidapp://ch.bank' }],
    ['keeps blanks of its password', { secret: ' a b ' }, { secret: ' a b ' }],
    ['keeps a long title in its note', { title: 't'.repeat(81) }, { title: 't'.repeat(80), note: 't'.repeat(81) }],
  ])('an entry %s', (_what, changes, expected) => {
    expect(judged(entry(changes))[0]).toMatchObject({ problem: null, entry: expected });
  });

  it.each<[string, Partial<ForeignEntry>, string]>([
    ['with nothing in it', { userName: '', secret: '', note: ' ' }, 'nothing'],
    ['with a password that is too long', { secret: 'x'.repeat(201) }, 'tooLong'],
    ['with a note that is too long', { note: 'x'.repeat(2_001) }, 'tooLong'],
  ])('an entry %s is not taken', (_what, changes, problem) => {
    expect(judged(entry(changes))[0]).toMatchObject({ problem, entry: null });
  });

  it('is taken once, and not where the vault has it', () => {
    expect(judged(entry(), entry(), entry({ secret: 'anders-1' })).map(({ problem }) => problem)).toEqual([null, 'twice', null]);
    expect(judgeImport([entry()], [entry()], passwordsLimits)[0]?.problem).toBe('there');
  });

  it('says what is not kept', () => {
    expect(judged(entry({ extras: 2, url: 'http://alt.example' }))[0]?.changes).toEqual(['addressInNote', 'extras']);
  });
});

describe('a file of Bitwarden', () => {
  it('is read with its folders; other kinds are counted', () => {
    const json = {
      encrypted: false,
      folders: [{ id: 'f', name: 'Geld' }],
      items: [
        {
          type: 1,
          name: 'Bank',
          folderId: 'f',
          notes: null,
          login: {
            username: 'lea',
            password: 'Hase-Berg-7',
            uris: [{ uri: 'https://bank.example/' }, { uri: 'https://b.example/' }],
            totp: 'x',
          },
        },
        { type: 2, name: 'Zettel', notes: 'WLAN' },
        { type: 3, name: 'Karte', card: {} },
        'kaputt',
      ],
    };
    expect(readBitwarden(json)).toEqual({
      left: 2,
      entries: [
        entry({ group: 'Geld', note: 'https://b.example/', extras: 1 }),
        entry({ title: 'Zettel', url: '', userName: '', secret: '', note: 'WLAN' }),
      ],
    });
  });

  it.each([
    ['one that was sealed', { encrypted: true, passwordProtected: true, data: 'x' }, 'encrypted'],
    ['something else', { items: 7 }, null],
    ['a list', [], null],
    ['nothing', null, null],
  ])('%s', (_what, json, expected) => {
    expect(readBitwarden(json)).toBe(expected);
  });

  it('that we write is read again as the same', () => {
    const all = [entry({ group: 'Geld' }), entry({ title: 'Mail', url: '', note: 'zwei\nZeilen' })];
    const again = readBitwarden(JSON.parse(JSON.stringify(toBitwarden(all))));
    expect(again).toEqual({ left: 0, entries: all });
  });
});
