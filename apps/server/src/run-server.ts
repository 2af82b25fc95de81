import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { actorSource, closeDemoAccounts, demoPassword, demoSignIns, resetSecondFactorOf } from '@pausenplatz/account/server';
import { teamsSignIn } from '@pausenplatz/federation/contract';
import { brand } from '@pausenplatz/kernel-contract';
import { zurichDay } from '@pausenplatz/kernel-format';
import {
  type Config,
  type RunningServer,
  type ServerSettings,
  type Services,
  type SitePage,
  startServer,
} from '@pausenplatz/kernel-server';
import { drawerOf } from './drawers.ts';
import { plantDemo } from './demo/plant-demo.ts';
import { serverFeatures } from './features.ts';
import { offerSetUp } from './set-up.ts';
import { fileNames } from './file-names.ts';

const site = fileURLToPath(new URL('../../../dist/browser', import.meta.url));

/** Which host answers which path; the SPA takes the rest. */
const pages: readonly SitePage[] = [
  { prefix: '/teams/login', file: 'teams/index.html', kind: 'teamsSignIn' },
  { prefix: '/teams/', file: 'teams/index.html', kind: 'teams', drawer: drawerOf('teams'), entry: teamsSignIn },
  { prefix: '/advent/einbetten/', file: 'embed/pages/index.html', kind: 'embedPage', drawer: drawerOf('embed') },
  { prefix: '/modul/', file: 'embed/pages/index.html', kind: 'embedPage', drawer: drawerOf('embed') },
  { prefix: '/helpers/', file: 'embed/pages/index.html', kind: 'embedPage', drawer: drawerOf('embed') },
  { prefix: '/einbetten/', file: 'embed/pages/index.html', kind: 'embedPage', drawer: drawerOf('embed') },
  { prefix: '/', file: 'apps/web/index.html', kind: 'app', drawer: drawerOf('web') },
];

/** Standard output is the log's alone, a JSON a line; what people read goes beside it. */
const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** Starts the product. `more` is for journeys, whose links lead to a website of their own and whose database is there already. */
export function startProduct(config: Config, more: Pick<ServerSettings, 'databaseUrl' | 'safeFetch'> = {}): Promise<RunningServer> {
  return startServer({
    config,
    features: [...serverFeatures, { name: 'demo', migrations: [], handlers: [], start: (services) => startDemo(services) }],
    actorSource,
    fileNames,
    say,
    site: existsSync(site) ? { folder: site, pages } : null,
    ...more,
  });
}

/** Runs the product until a signal or its starter ends it. */
export async function runServer(config: Config): Promise<void> {
  const server = await startProduct(config);
  announce(config, server);
  await resetWhenWanted(config, server);
  // A link for one person is for who looks at a screen; what is kept of an output, others read.
  await offerSetUp(server.services, say, process.stderr.isTTY);
  // Behind a proxy the public address says nothing about the port; whoever starts the server may want to know it.
  if (config.publicUrl && server.address) say(`listening on ${server.address}`);
  let isStopping = false;
  const stop = () => {
    // Ctrl-C may reach this process twice, from the terminal and from its starter.
    if (isStopping) return;
    isStopping = true;
    say('Wird beendet …');
    void server.stop().then(() => {
      say('Beendet.');
      process.exit(0);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  // Whoever started this server is gone, killed perhaps: stop in good order instead of holding the data folder.
  process.once('disconnect', stop);
}

async function startDemo(services: Services): Promise<void> {
  if (services.config.demoSchool && (await plantDemo(services))) say('Die Demoschule Sonnenberg ist eingerichtet.');
  const closed = await closeDemoAccounts(services);
  if (closed > 0)
    say(`${closed} Konten der Demoschule sind gesperrt, weil andere diesen Server erreichen und ihre Passwörter bekannt sind.`);
}

const resetWords = {
  done: 'Die Anmeldung in zwei Schritten ist zurückgesetzt.',
  none: 'Die Anmeldung in zwei Schritten war nicht eingeschaltet.',
  unknown: 'Niemand heisst so.',
} as const;

/** What only the operator can do: the last admin of a school lost phone and recovery codes. */
async function resetWhenWanted({ secondFactorReset }: Config, { services }: RunningServer): Promise<void> {
  if (!secondFactorReset) return;
  const { userName, day } = secondFactorReset;
  const isToday = day === zurichDay(services.clock.now());
  const words = isToday ? resetWords[await resetSecondFactorOf(services, userName)] : `Das gilt nur am ${day}; nichts wurde geändert.`;
  say(`SECOND_FACTOR_RESET ${userName}: ${words} Nimm die Einstellung wieder weg.`);
}

function announce(config: Config, server: RunningServer): void {
  say(`\n${brand.name} läuft: ${config.publicUrl ?? server.address}\n`);
  if (!config.smtpUrl) say(`Mails gehen ohne SMTP_URL nicht hinaus, sondern als .eml nach ${config.dataDir}/outbox.`);
  if (!config.demoSchool) return;
  say(`Anmelden kannst du dich mit dem Passwort ${demoPassword} als`);
  for (const { who, userName } of demoSignIns) say(`  ${userName.padEnd(14)} ${who}`);
  say('\nBeenden mit Ctrl-C.');
}
