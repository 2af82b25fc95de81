import { type Config, misspeltSettings, OperatorError, readConfig } from '@pausenplatz/kernel-server';
import { featureConfig } from './features.ts';

/** Runs a command of the operator with the server's configuration; what can be mended is said in one sentence, the rest keeps its stack. */
export async function runCommand(
  command: (args: readonly string[], config: Config, say: (line: string) => void) => Promise<number>,
): Promise<void> {
  try {
    for (const sentence of misspeltSettings(process.env, featureConfig)) process.stderr.write(`${sentence}\n`);
    const say = (line: string) => void process.stdout.write(`${line}\n`);
    process.exitCode = await command(process.argv.slice(2), readConfig(process.env, featureConfig), say);
  } catch (error) {
    const words = error instanceof OperatorError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${words}\n`);
    process.exitCode = 1;
  }
}
