import { parseArgs } from 'node:util';
import { startLab } from './start-lab.ts';

// `npm run teams:lab -- --port <port>`: a lasting port keeps what browsers were told about the certificate.
const { values } = parseArgs({ options: { port: { type: 'string', default: '4443' } } });
const lab = await startLab({ port: Number(values.port) });
process.stdout.write(
  `Teams-Lab: ${lab.address}\nDas Zertifikat ist selbst gemacht: Bestätige im Browser einmal, dass du die Seite trotzdem öffnen willst. Ctrl-C beendet; nichts bleibt.\n`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void lab.stop().then(() => process.exit(0)));
