// `npm run bench -- progress`: 2,000 children with 500,000 attempts: making the lists anew, reading one, a child's forest and a class's table.
import { shareOf, startBenchSchool } from '@pausenplatz/app-server/testing/bench-school';
import { refresh } from '../src/server/refresh.ts';
import type { RankingsTables } from '../src/server/tables.ts';

const [classes, perClass] = [80, 25];
const [days, itemsEach, attemptsEach] = [100, 100, 250];
const turns = 40;
/** Milliseconds: what somebody waits for a list (expectations, L1), and the minute in which lists are made anew, of which this is a thirtieth. */
const [listGoalMs, refreshGoalMs] = [300, 2_000];
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const school = await startBenchSchool();
const { client } = school;
try {
  await plant();
  const child = await school.signIn('bench.1');
  const teacher = await school.signIn('lea.brunner');

  const made = await remade();
  say(`all lists of ${classes * perClass} children made anew: median ${shareOf(made, 0.5)} ms, 95th percentile ${shareOf(made, 0.95)} ms`);
  const timed = async (token: string, path: string) => {
    const taken: number[] = [];
    let size = 0;
    for (let turn = 0; turn < turns; turn += 1) {
      const { ms, text } = await school.ask(token, path);
      taken.push(ms);
      size = text.length;
    }
    return { taken, said: `median ${shareOf(taken, 0.5)} ms, 95th percentile ${shareOf(taken, 0.95)} ms, ${size} bytes` };
  };
  const hub = await timed(child, 'progress/get');
  const list = await timed(child, 'rankings/get?list=points');
  const forest = await timed(child, 'progress/performance');
  const table = await timed(teacher, 'progress/class?classId=bench-class-0000000001');
  say(`what is due, for comparison: ${hub.said}`);
  say(`a list of 500 with one's own place: ${list.said}`);
  say(`a child's forest: ${forest.said}`);
  say(`a class's table: ${table.said}`);
  const isGood = Number(shareOf(list.taken, 0.95)) <= listGoalMs && Number(shareOf(made, 0.95)) <= refreshGoalMs;
  process.exitCode = isGood ? 0 : 1;
} finally {
  await school.stop();
}

/** How long it takes, in milliseconds: first with nothing there, then with points that came for one child in ten. */
async function remade(): Promise<number[]> {
  const given = [{ step: () => [{ list: 'multiplication', trainers: ['multiplication', 'division'] }] }];
  const services = { clock: { now: () => new Date() }, steps: { given: () => given } };
  const taken: number[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    await client.query(
      `update progress_sum set points = points + 1 where trainer = 'multiplication' and day = $1 and right(user_id, 1) = $2`,
      [new Date().toISOString().slice(0, 10), String(turn)],
    );
    // Both lists that are made of sums; the others are made of few rows.
    taken.push(await school.timed<RankingsTables>((db) => refresh(db, services as never)));
  }
  return taken;
}

async function plant(): Promise<void> {
  const pupils = classes * perClass;
  const idOf = (n: string) => `'bench-pupil-' || lpad(${n}::text, 10, '0')`;
  const classOf = (n: string) => `'bench-class-' || lpad((1 + (${n} - 1) / ${perClass})::text, 10, '0')`;
  for (const text of [
    `insert into school_class (id, school_id, name, color) select 'bench-class-' || lpad(c::text, 10, '0'), model.school_id, 'B' || c, model.color
      from generate_series(1, ${classes}) c, (select school_id, color from school_class where name = '3a' limit 1) model`,
    `insert into user_account (id, user_name, first_name, last_name, roles, pro, password_hash, initial_password)
      select ${idOf('p')}, 'bench.' || p, 'Kind' || p, 'Klasse', model.roles, false, model.password_hash, false
      from generate_series(1, ${pupils}) p, (select roles, password_hash from user_account where user_name = 'noah.meier') model`,
    `insert into class_pupil (class_id, user_id, number) select ${classOf('p')}, ${idOf('p')}, 1 + p % ${perClass} from generate_series(1, ${pupils}) p`,
    `insert into school_member (school_id, user_id, kind) select model.school_id, ${idOf('p')}, 'pupil'
      from generate_series(1, ${pupils}) p, (select school_id from school_class where name = '3a' limit 1) model`,
    `insert into class_teacher (class_id, user_id) select 'bench-class-0000000001', id from user_account where user_name = 'lea.brunner'`,
    `insert into rankings_class (class_id, is_listed) select 'bench-class-' || lpad(c::text, 10, '0'), true from generate_series(1, ${classes}) c`,
    `insert into rankings_person (user_id, alias, is_listed) select ${idOf('p')}, 'Kind ' || p, true from generate_series(1, ${pupils}) p`,
    `insert into progress_sum (user_id, trainer, day, points, answers, right_answers, ms)
      select ${idOf('p')}, trainer, to_char(current_date - d, 'YYYY-MM-DD'), (p * 7 + d) % 30, 20, 18, 60000
      from generate_series(1, ${pupils}) p, generate_series(0, ${days - 1}) d, unnest(array['multiplication', 'division']) trainer`,
    `insert into progress_item (user_id, trainer, item, box, due_at, last_points_at, secure_at)
      select ${idOf('p')}, 'multiplication', i || 'x7', 1 + (p + i) % 6, now(), now(),
        case when 1 + (p + i) % 6 >= 4 then now() - interval '1 day' * (i % 90) end
      from generate_series(1, ${pupils}) p, generate_series(1, ${itemsEach}) i`,
    `insert into progress_attempt (user_id, attempt_id, trainer, item, run_id, mode, is_right, ms, points, at)
      select ${idOf('p')}, 'a' || a, 'multiplication', (a % 100) || 'x7', 'r', 'training', true, 2000, 1, now() - interval '1 hour' * a
      from generate_series(1, ${pupils}) p, generate_series(1, ${attemptsEach}) a`,
    'analyze',
  ])
    await client.query(text);
  say(`${pupils} children, ${pupils * days * 2} sums of days, ${pupils * itemsEach} items, ${pupils * attemptsEach} attempts`);
}
