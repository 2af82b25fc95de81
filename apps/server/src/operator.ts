import { actorSource } from '@pausenplatz/account/server';
import { asOperator, auditScopes, brokenAuditEntry, OperatorError, readConfig, type Services } from '@pausenplatz/kernel-server';
import { featureConfig, serverFeatures } from './features.ts';
import { accountsCommand, adminsCommand } from './operator/accounts.ts';
import type { Command, Output } from './operator/command.ts';
import { jobsCommand } from './operator/jobs.ts';
import { operatorTexts } from './operator/operator.texts.ts';
import { schoolsCommand } from './operator/schools.ts';
import { secretCommand } from './operator/secret.ts';
import { setUpLink } from './set-up.ts';
import { setUpTexts } from './set-up.texts.ts';

/** Says of each broken chain which entry does not follow from the one before it; 1 where there is one. */
const logCommand: Command = async ({ db }, [verb], { say }) => {
  if (verb !== 'verify') return null;
  const scopes = await auditScopes(db);
  let broken = 0;
  for (const { scopeId } of scopes) {
    const number = await brokenAuditEntry(db, scopeId);
    if (number === null) continue;
    broken += 1;
    say(operatorTexts.log.broken(scopeId, number));
  }
  const entries = scopes.reduce((sum, one) => sum + one.entries, 0);
  if (broken === 0) say(operatorTexts.log.whole(entries, scopes.length));
  return broken === 0 ? 0 : 1;
};

const setUpCommand: Command = async (services, [email], { say }) => {
  if (!email?.includes('@')) return null;
  const offered = await setUpLink(services, email, true);
  say(offered.kind === 'link' ? setUpTexts.link(offered.address, offered.email) : setUpTexts.peopled);
  return offered.kind === 'link' ? 0 : 1;
};

const commands: Readonly<Record<string, Command | undefined>> = {
  schools: schoolsCommand,
  accounts: accountsCommand,
  admins: adminsCommand,
  jobs: jobsCommand,
  log: logCommand,
  secret: secretCommand,
  setup: setUpCommand,
};

/** What features bring, under their names. */
const ofFeatures = serverFeatures.flatMap((feature) => feature.commands ?? []);

const standard: Output = { say: (line) => void process.stdout.write(`${line}\n`), isScreen: process.stdout.isTTY ?? false };

/** What only the operator of a server does; answers the exit code. */
export async function operate(services: Services, [subject = '', ...words]: readonly string[], output = standard): Promise<number> {
  const command = commands[subject] ?? ofFeatures.find(({ name }) => name === subject)?.run;
  const code = (await command?.(services, words, output)) ?? null;
  if (code !== null) return code;
  output.say([operatorTexts.help, ...ofFeatures.map(({ help }) => help), setUpTexts.help].join('\n'));
  return 1;
}

if (import.meta.main) {
  try {
    const config = readConfig(process.env, featureConfig);
    process.exitCode = await asOperator({ config, features: serverFeatures, actorSource }, (services) =>
      operate(services, process.argv.slice(2)),
    );
  } catch (error) {
    process.stderr.write(`${error instanceof OperatorError ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
