import { readdirSync, readFileSync } from 'node:fs';

/** Processor time so far: the server, all processes of the database, and this one. */
export function cpuSeconds(serverPid: number | undefined, port: string) {
  const ticks = (pid: string) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      parent: fields[1],
      seconds: (Number(fields[11]) + Number(fields[12])) / 100,
      reaped: (Number(fields[13]) + Number(fields[14])) / 100,
    };
  };
  const all = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => {
        try {
          return [[pid, ticks(pid)] as const];
        } catch {
          return [];
        }
      }),
  );
  const postmaster =
    [...all.keys()].find((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`port=${port}`);
      } catch {
        return false;
      }
    }) ?? '';
  let inDatabase = (all.get(postmaster)?.seconds ?? 0) + (all.get(postmaster)?.reaped ?? 0);
  for (const { parent, seconds } of all.values()) if (parent === postmaster) inDatabase += seconds;
  const { user, system } = process.cpuUsage();
  return { server: all.get(String(serverPid))?.seconds ?? 0, database: inDatabase, driver: (user + system) / 1e6 };
}
