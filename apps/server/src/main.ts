import { misspeltSettings, OperatorError, readConfig } from '@pausenplatz/kernel-server';
import { featureConfig } from './features.ts';
import { runServer } from './run-server.ts';

// Before all else: what is missing is often there under another name.
for (const sentence of misspeltSettings(process.env, featureConfig)) process.stderr.write(`${sentence}\n`);
try {
  await runServer(readConfig(process.env, featureConfig));
} catch (error) {
  // What the operator can mend is said in one sentence; everything else keeps its stack.
  const isPlain = error instanceof OperatorError;
  process.stderr.write(isPlain ? `${error.message}\n` : `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}
