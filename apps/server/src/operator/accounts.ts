import { createWriteStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type AccountTables, findAccounts, type FoundAccount, lockAccount } from '@pausenplatz/account/server';
import { brand } from '@pausenplatz/kernel-contract';
import { ownTables, type Services, transactAs } from '@pausenplatz/kernel-server';
import { makeAdmin, type OfficeTables } from '@pausenplatz/office/server';
import { personZips } from '@pausenplatz/profile/server';
import { passwordLink } from '@pausenplatz/registration/server';
import { type Command, type Output } from './command.ts';
import { operatorTexts } from './operator.texts.ts';

const texts = operatorTexts.account;
const print = '--print';

export const accountsCommand: Command = async (services, [verb, who, ...more], output) => {
  if (verb === undefined) return null;
  if (who === undefined) return list(services, verb, output);
  const run = verbs[verb];
  if (!run) return list(services, [verb, who, ...more].join(' '), output);
  const found = await theOne(services, who, output);
  return found ? run(services, found, output, more) : 1;
};

async function list(services: Services, words: string, { say }: Output): Promise<0 | 1> {
  const found = await findAccounts(ownTables<AccountTables>(services.db), words);
  for (const account of found) say(texts.line(account));
  if (found.length === 0) say(texts.unknown);
  return found.length === 0 ? 1 : 0;
}

/** The account that is meant: by its id, its user name or its address before any name that only begins so. */
async function theOne(services: Services, who: string, { say }: Output): Promise<FoundAccount | null> {
  const found = await findAccounts(ownTables<AccountTables>(services.db), who);
  const exact = found.filter(({ id, userName, email }) =>
    [id, userName.toLowerCase(), email?.toLowerCase()].includes(id === who ? id : who.toLowerCase()),
  );
  const meant = exact.length > 0 ? exact : found;
  if (meant.length !== 1) {
    for (const account of meant) say(texts.line(account));
    say(meant.length === 0 ? texts.unknown : texts.several);
  }
  return meant.length === 1 ? (meant[0] ?? null) : null;
}

type Verb = (services: Services, account: FoundAccount, output: Output, more: readonly string[]) => Promise<0 | 1>;

const lock =
  (isLock: boolean): Verb =>
  async (services, account, { say }) => {
    const at = isLock ? services.clock.now() : null;
    const isChanged = await transactAs<AccountTables>(services)((work) => lockAccount(work, services, account, at));
    if (isLock) say(isChanged ? texts.locked : texts.lockedAlready);
    else say(isChanged ? texts.unlocked : texts.notLocked);
    return isChanged ? 0 : 1;
  };

const password: Verb = async (services, account, { say, isScreen }, more) => {
  if (account.lockedAt || account.deletedAt) return refused(say, texts.cannotSignIn);
  if (!isScreen && !more.includes(print)) return refused(say, texts.noScreen);
  const address = await passwordLink(services, { userId: account.id, schoolId: account.schools[0]?.id ?? null });
  say(texts.link(`${account.firstName} ${account.lastName}`, address));
  return 0;
};

const exportPerson: Verb = async (services, account, { say }, [folder]) => {
  if (!folder || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return refused(say, texts.noFolder);
  const files: string[] = [];
  for await (const zip of personZips(services, account.id)) {
    const file = join(folder, `${brand.slug}-${account.userName}-${files.length + 1}.zip`);
    // Everything about a person: for who runs the command alone.
    await pipeline(zip, createWriteStream(file, { mode: 0o600 }));
    files.push(file);
  }
  await transactAs<AccountTables>(services)((work) =>
    work.audit({ action: 'account.export', scopeId: account.schools[0]?.id ?? null, subject: { kind: 'person', id: account.id } }),
  );
  say(texts.written(files));
  return 0;
};

const verbs: Readonly<Record<string, Verb | undefined>> = { lock: lock(true), unlock: lock(false), password, export: exportPerson };

function refused(say: Output['say'], sentence: string): 1 {
  say(sentence);
  return 1;
}

export const adminsCommand: Command = async (services, [verb, schoolId, who], output) => {
  if (verb !== 'add' || schoolId === undefined || who === undefined) return null;
  const school = await ownTables<OfficeTables>(services.db).selectFrom('school').select('id').where('id', '=', schoolId).executeTakeFirst();
  if (!school) return refused(output.say, operatorTexts.school.unknown);
  const account = await theOne(services, who, output);
  if (!account) return 1;
  if (account.lockedAt || account.deletedAt) return refused(output.say, operatorTexts.admin.asleep);
  const end = await transactAs<OfficeTables>(services)((work) => makeAdmin(work, services, { schoolId, userId: account.id }));
  output.say(operatorTexts.admin[end]);
  return end === 'done' ? 0 : 1;
};
