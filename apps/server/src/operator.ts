import { actorSource } from '@pausenplatz/account/server';
import { zurichDay } from '@pausenplatz/kernel-format';
import {
  asOperator,
  auditScopes,
  brokenAuditEntry,
  OperatorError,
  ownTables,
  readConfig,
  type Services,
  transactAs,
} from '@pausenplatz/kernel-server';
import { confirmSchool, listTopSchools, type SchoolsTables } from '@pausenplatz/schools/server';
import { featureConfig, serverFeatures } from './features.ts';
import { setUpLink } from './set-up.ts';
import { setUpTexts } from './set-up.texts.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const help = `npm run operator -- schools                  alle Schulen, die wartenden zuerst
npm run operator -- schools confirm <id>     eine Schule bestätigen, mit allen unter ihr
npm run operator -- schools unconfirm <id>   die Bestätigung zurücknehmen
npm run operator -- log verify               prüfen, ob am Protokoll etwas geändert wurde oder fehlt
${setUpTexts.help}`;

/** What only the operator of a server does; answers the exit code. */
export async function operate(services: Services, [subject, verb, id = '']: readonly string[]): Promise<number> {
  if (subject === 'log' && verb === 'verify') return verifyLog(services);
  if (subject === 'setup' && verb?.includes('@')) {
    const offered = await setUpLink(services, verb, true);
    say(offered.kind === 'link' ? setUpTexts.link(offered.address, offered.email) : setUpTexts.peopled);
    return offered.kind === 'link' ? 0 : 1;
  }
  if (subject !== 'schools' || (verb !== undefined && verb !== 'confirm' && verb !== 'unconfirm')) {
    say(help);
    return 1;
  }
  if (verb === undefined) {
    await listSchools(services);
    return 0;
  }
  const at = verb === 'confirm' ? services.clock.now() : null;
  const isKnown = await transactAs<SchoolsTables>(services)((work) => confirmSchool(work, id, at));
  say(isKnown ? (at ? 'Bestätigt.' : 'Die Bestätigung ist zurückgenommen.') : 'Eine Schule mit dieser ID gibt es nicht.');
  return isKnown ? 0 : 1;
}

async function listSchools(services: Services): Promise<void> {
  const schools = await listTopSchools(ownTables<SchoolsTables>(services.db));
  if (schools.length === 0) say('Noch keine Schule.');
  for (const { id, name, place, confirmedAt, createdAt } of schools)
    say(
      `${id}  ${confirmedAt ? `bestätigt am ${zurichDay(confirmedAt)}` : 'WARTET                '}  ${name}, ${place} (angelegt am ${zurichDay(createdAt)})`,
    );
}

/** Says of each broken chain which entry does not follow from the one before it; 1 where there is one. */
async function verifyLog({ db }: Services): Promise<number> {
  const scopes = await auditScopes(db);
  let broken = 0;
  for (const { scopeId } of scopes) {
    const number = await brokenAuditEntry(db, scopeId);
    if (number === null) continue;
    broken += 1;
    say(`Das Protokoll von ${scopeId} wurde verändert: Eintrag ${number} folgt nicht aus dem vorigen.`);
  }
  const entries = scopes.reduce((sum, one) => sum + one.entries, 0);
  if (broken === 0) say(`In Ordnung: ${entries} Einträge in ${scopes.length} Protokollen, keiner verändert, keiner dazwischen entfernt.`);
  return broken === 0 ? 0 : 1;
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
