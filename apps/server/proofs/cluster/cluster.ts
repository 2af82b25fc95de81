import { startCluster } from './start-cluster.ts';

// `npm run cluster`: several processes as an installation with a balancer has them, until Ctrl-C.
const say = (line: string) => void process.stdout.write(`${line}\n`);
const cluster = await startCluster(Number(process.env['PORT'] ?? 4173));
say(
  `\nZwei Prozesse für Browser (${cluster.processes.join(', ')}), einer für Aufträge, PostgreSQL${cluster.redis ? ', Redis' : ' (redis-server fehlt: Live-Meldungen gehen über die Datenbank)'}.`,
);
say(`Davor ein Proxy, der reihum verteilt: ${cluster.address}\nBeenden mit Ctrl-C; die Daten gehen dabei weg.`);
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void cluster.stop().then(() => process.exit(0));
  });
