import { expect, test } from 'vitest';
import { readForeign } from './read-foreign.ts';
import { openFile, sealFile } from './vault-file.ts';

const string = (key: string, value: string) => `<String><Key>${key}</Key><Value>${value}</Value></String>`;
const keePass = `<?xml version="1.0"?><KeePassFile><Meta><RecycleBinUUID>bin</RecycleBinUUID></Meta><Root><Group><UUID>r</UUID><Name>Lea</Name>
<Entry><UUID>1</UUID>${string('Title', 'Mail &amp; mehr')}${string('UserName', 'lea')}${string('Password', 'a&lt;b')}${string('otp', 'x')}
<History><Entry>${string('Title', 'alt')}${string('Password', 'alt')}</Entry></History></Entry>
<Group><UUID>g</UUID><Name>Geld</Name><Entry>${string('Title', 'Bank')}${string('URL', 'https://bank.example/')}${string('Password', 'c')}</Entry></Group>
<Group><UUID>bin</UUID><Name>Papierkorb</Name><Entry>${string('Title', 'weg')}${string('Password', 'd')}</Entry></Group>
</Group></Root></KeePassFile>`;

const read = (name: string, content: BlobPart) => readForeign(new File([content], name));

test('a file of KeePass is read with its groups; what was deleted and earlier versions stay away', async () => {
  expect(await read('lea.xml', keePass)).toMatchObject({
    kind: 'entries',
    file: {
      entries: [
        { title: 'Mail & mehr', userName: 'lea', secret: 'a<b', group: '', extras: 1 },
        { title: 'Bank', url: 'https://bank.example/', secret: 'c', group: 'Geld', extras: 0 },
      ],
    },
  });
});

const bomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><KeePassFile><Root>&b;</Root></KeePassFile>';
test.each([
  ['with declarations of its own', 'lea.xml', bomb, 'unreadable'],
  ['that is broken', 'lea.xml', '<KeePassFile><Root>', 'unreadable'],
  ['of something else', 'lea.xml', '<html/>', 'wrongFile'],
  ['without a password in it', 'klasse.csv', 'Name,Klasse\nNoah,3a', 'wrongFile'],
  ['that is no JSON', 'lea.json', '{', 'unreadable'],
  ['that was sealed elsewhere', 'lea.json', '{"encrypted":true,"data":"x"}', 'encrypted'],
  ['with nothing in it', 'lea.json', '{"items":[]}', 'nothing'],
  ['that is a picture', 'lea.png', 'x', 'wrongFile'],
  ['with too much in it', 'lea.csv', `name,password\n${'a,b\n'.repeat(5_001)}`, 'tooLarge'],
  ['that is too large', 'lea.json', new Uint8Array(5_000_001), 'tooLarge'],
])('a file %s says so', async (_what, name, content, problem) => {
  expect(await read(name, content)).toEqual({ kind: 'problem', problem });
});

test('what was taken along sealed opens by its password alone, and not where it was changed', async () => {
  const entry = { title: 'Bank', url: '', group: '', userName: 'lea', secret: 'Marke-Geheim-9', note: '' };
  const file = await sealFile([entry], 'fünf grüne Tassen');
  const written = JSON.stringify(file);
  expect(written).not.toContain('Marke');
  const again = await read('tresor.json', written);
  expect(again).toEqual({ kind: 'sealed', file });
  expect(await openFile(file, 'fünf grüne Tassen')).toEqual([entry]);
  expect(await openFile(file, 'fünf grüne Tasse')).toBeNull();
  const last = file.sealed.endsWith('A') ? 'B' : 'A';
  expect(await openFile({ ...file, sealed: file.sealed.slice(0, -3) + last + file.sealed.slice(-2) }, 'fünf grüne Tassen')).toBeNull();
});
