import { cpus } from 'node:os';
import type { BenchProcess } from './channel.ts';
import { describePinning, startProcess } from './channel.ts';
import { describe, pairedMedian, printTable } from './table.ts';

const kinds = ['hub', 'ws', 'socket.io'] as const;
type Kind = (typeof kinds)[number];
type Series = Record<Kind, number[]>;

const connections = 1_000;
const idleConnections = 5_000;
const isQuick = process.argv.includes('--quick');
const rounds = {
  paced: isQuick ? 6 : 24,
  burst: isQuick ? 5 : 15,
  echo: isQuick ? 3 : 9,
  memory: isQuick ? 1 : 3,
  connect: isQuick ? 2 : 7,
};

const series = (): Series => ({ hub: [], ws: [], 'socket.io': [] });

// The order turns from round to round and runs backwards every other time, so that no server always follows the same one
// (the clients are one process, and a heavy round leaves garbage to the next).
function orderOf(round: number): readonly Kind[] {
  const turned = [...kinds.slice(round % kinds.length), ...kinds.slice(0, round % kinds.length)];
  return round % 2 === 0 ? turned : turned.reverse();
}

interface World {
  readonly servers: Readonly<Record<Kind, BenchProcess>>;
  readonly clients: BenchProcess;
}

async function startServers(): Promise<World['servers']> {
  const start = (kind: Kind) => startProcess('./server-process.ts', [kind], 0);
  return { hub: await start('hub'), ws: await start('ws'), 'socket.io': await start('socket.io') };
}

async function join(world: World, kind: Kind, count: number): Promise<number> {
  const port = (await world.servers[kind].ask({ op: 'port' }))['port'] ?? 0;
  return (await world.clients.ask({ op: 'connect', kind, port, count }))['ms'] ?? Number.NaN;
}

interface Fanout {
  readonly p50: number;
  readonly p99: number;
  readonly cpu: number;
}

async function fanOut(world: World, kind: Kind, plan: { turns: number; perTurn: number; gapMs: number }): Promise<Fanout> {
  const server = world.servers[kind];
  const deliveries = plan.turns * plan.perTurn * connections;
  await world.clients.ask({ op: 'expect', kind, deliveries });
  const before = (await server.ask({ op: 'cpu' }))['micros'] ?? 0;
  await server.ask({ op: 'broadcast', ...plan });
  const seen = await world.clients.ask({ op: 'await', kind });
  const after = (await server.ask({ op: 'cpu' }))['micros'] ?? 0;
  return { p50: (seen['p50'] ?? 0) / 1_000, p99: (seen['p99'] ?? 0) / 1_000, cpu: (after - before) / deliveries };
}

async function measureFanOut(world: World) {
  const result = { p50: series(), p99: series(), pacedCpu: series(), burstCpu: series(), eightCpu: series() };
  for (const kind of kinds) await fanOut(world, kind, { turns: 20, perTurn: 1, gapMs: 0 });
  for (let round = 0; round < rounds.paced; round++) {
    for (const kind of orderOf(round)) {
      const { p50, p99, cpu } = await fanOut(world, kind, { turns: 10, perTurn: 1, gapMs: 100 });
      result.p50[kind].push(p50);
      result.p99[kind].push(p99);
      result.pacedCpu[kind].push(cpu);
    }
  }
  for (let round = 0; round < rounds.burst; round++) {
    for (const kind of orderOf(round)) result.burstCpu[kind].push((await fanOut(world, kind, { turns: 30, perTurn: 1, gapMs: 0 })).cpu);
    for (const kind of orderOf(round)) result.eightCpu[kind].push((await fanOut(world, kind, { turns: 20, perTurn: 8, gapMs: 0 })).cpu);
  }
  return result;
}

async function measureEcho(world: World): Promise<Series> {
  const perSecond = series();
  const ms = 1_000;
  for (let round = -1; round < rounds.echo; round++) {
    for (const kind of orderOf(Math.max(0, round))) {
      const { count } = await world.clients.ask({ op: 'echo', kind, ms, connections: 10, inFlight: 100 });
      if (round >= 0) perSecond[kind].push(((count ?? 0) * 1_000) / ms);
    }
  }
  return perSecond;
}

/** Fresh processes each time: a heap that has once been large does not shrink. */
async function measureAlone(count: number, times: number): Promise<{ kilobytes: Series; ms: Series }> {
  const kilobytes = series();
  const ms = series();
  for (let round = 0; round < times; round++) {
    for (const kind of orderOf(round)) {
      const clients = await startProcess('./client-process.ts', [], 1);
      const server = await startProcess('./server-process.ts', [kind], 0);
      const servers = { hub: server, ws: server, 'socket.io': server };
      const before = (await server.ask({ op: 'memory' }))['rss'] ?? 0;
      ms[kind].push(await join({ servers, clients }, kind, count));
      const after = (await server.ask({ op: 'memory' }))['rss'] ?? 0;
      kilobytes[kind].push((after - before) / 1_024 / count);
      await server.stop();
      await clients.stop();
    }
  }
  return { kilobytes, ms };
}

const ratio = (values: Series, other: Kind) => pairedMedian(values.hub, values[other]);
const judge = (value: number, must: number, aim: number, isMore: boolean) => {
  const meets = (limit: number) => (isMore ? value >= limit : value <= limit);
  return meets(aim) ? 'aim' : meets(must) ? 'must' : 'MISSED';
};

async function main(): Promise<void> {
  const world: World = { servers: await startServers(), clients: await startProcess('./client-process.ts', [], 1) };
  for (const kind of kinds) await join(world, kind, connections);
  const fan = await measureFanOut(world);
  const echo = await measureEcho(world);
  for (const process of [...Object.values(world.servers), world.clients]) await process.stop();
  const memory = await measureAlone(idleConnections, rounds.memory);
  const connecting = await measureAlone(connections, rounds.connect);

  process.stdout.write(`\nNode ${process.version}, ${cpus()[0]?.model ?? 'unknown CPU'}, ${cpus().length} cores; ${describePinning()}\n`);
  process.stdout.write(
    `${connections} connections; rounds alternate, ratios are medians of paired rounds; raw figures are median (min–max)\n\n`,
  );
  const raw: readonly (readonly [string, Series, number])[] = [
    ['fan-out p50 ms, 10 broadcasts/s', fan.p50, 2],
    ['fan-out p99 ms, 10 broadcasts/s', fan.p99, 2],
    ['CPU µs/delivery, 10 broadcasts/s', fan.pacedCpu, 2],
    ['CPU µs/delivery, burst', fan.burstCpu, 2],
    ['CPU µs/delivery, burst, 8 messages per tick', fan.eightCpu, 2],
    ['echoes/s, 100 in flight over 10 connections', echo, 0],
    [`RSS KiB per idle connection, ${idleConnections}`, memory.kilobytes, 2],
    [`ms to connect ${connections}`, connecting.ms, 0],
  ];
  printTable(
    ['raw', ...kinds],
    raw.map(([name, values, digits]) => [name, ...kinds.map((kind) => describe(values[kind], digits))]),
  );
  const targets: readonly (readonly [string, number, number, number, boolean])[] = [
    ['CPU per fan-out delivery vs ws-frame', ratio(fan.burstCpu, 'ws'), 1.1, 1.03, false],
    ['CPU per fan-out delivery vs socket.io', ratio(fan.burstCpu, 'socket.io'), 0.85, 0.78, false],
    ['same, 8 messages per tick, vs ws-frame', ratio(fan.eightCpu, 'ws'), 0.25, 0.16, false],
    ['p99 fan-out to 1,000 vs ws-frame', ratio(fan.p99, 'ws'), 1.15, 1, false],
    ['p99 fan-out to 1,000 vs socket.io', ratio(fan.p99, 'socket.io'), 0.85, 0.75, false],
    ['echo/s vs ws echo', ratio(echo, 'ws'), 0.65, 0.8, true],
    ['echo/s vs socket.io ack', ratio(echo, 'socket.io'), 1.2, 1.4, true],
    ['RSS per idle connection at 5,000 vs ws', ratio(memory.kilobytes, 'ws'), 1.6, 1.3, false],
    ['RSS per idle connection at 5,000 vs socket.io', ratio(memory.kilobytes, 'socket.io'), 0.75, 0.65, false],
    ['connect 1,000 vs socket.io', ratio(connecting.ms, 'socket.io'), 0.7, 0.55, false],
  ];
  const sign = (isMore: boolean) => (isMore ? '≥' : '≤');
  printTable(
    ['measure', 'measured', 'must', 'aim', 'reached'],
    targets.map(([name, value, must, aim, isMore]) => [
      name,
      value.toFixed(2),
      `${sign(isMore)} ${must.toFixed(2)}`,
      `${sign(isMore)} ${aim.toFixed(2)}`,
      judge(value, must, aim, isMore),
    ]),
  );
}

await main();
