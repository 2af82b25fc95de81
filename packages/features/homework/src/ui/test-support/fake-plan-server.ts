import type { Plan, Task } from '../../contract/index.ts';
import { taskIn, tasksOf } from '../../rules/index.ts';
import { aTask, idOf } from './a-plan.data.ts';

interface FakeCall {
  readonly path: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly key: string | null;
}

export interface FakePlanServer {
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  readonly calls: FakeCall[];
  /** Changes wait until they are let go, one after the other; until `hold` is called they are answered at once. */
  hold(): void;
  release(): void;
  /** What the next reading answers: somebody else changed the plan. */
  show(plan: Plan): void;
  /** Days of a series that keep their own words. */
  keepWords(kept: readonly string[]): void;
  /** Refuses the next change with this body. */
  refuseNext(body: object): void;
}

/** A server that knows one plan and answers changes as the real one does: with the task as it is afterwards. */
export function fakePlanServer(first: Plan): FakePlanServer {
  let plan = first;
  const calls: FakeCall[] = [];
  let waiting: (() => void)[] | null = null;
  let refusal: object | null = null;
  let kept: readonly string[] = [];
  let made = 0;
  const now = new Map<string, Task>();
  const answer = ({ path, input }: FakeCall): Response => {
    if (path === 'homework/get') return Response.json(plan);
    if (refusal) {
      const body = refusal;
      refusal = null;
      return Response.json(body, { status: 409 });
    }
    if (path === 'homework/add-task') {
      made += 1;
      const { schoolClassId: _class, ...rest } = input;
      return Response.json({
        task: { ...aTask({ id: idOf(`made${made}`), position: `b${made}`, subject: null, minutes: null, revision: 1 }), ...rest },
      });
    }
    if (path === 'homework/delete-feedback') {
      const task = tasksOf(plan)[0];
      return Response.json({ task: { ...task, assignedTo: [] }, deleted: { id: input['id'], seal: 'seal' } });
    }
    const id = String(input['id'] ?? input['taskId']);
    const known = now.get(id) ?? taskIn(plan, id) ?? aTask({ id });
    // Files and pupils are lists that a test looks at in the call itself.
    const isPlain = input['field'] !== 'attachments' && input['userId'] === undefined;
    if (path === 'homework/task/repeat/update' && kept.includes(id)) return Response.json({ task: known, tasks: 3, kept });
    const ticked = path === 'homework/task/assignedto/update' && input['field'] === 'done' && { assignedTo: [tick(input)] };
    const change = isPlain && { [String(input['field'])]: input['value'] };
    const fell = input['field'] === 'visible' && { eventDateTo: null };
    const task: Task = { ...known, ...fell, ...change, ...ticked, revision: known.revision + 1 };
    now.set(id, task);
    return Response.json({ task, ...(path === 'homework/task/repeat/update' && { tasks: 3, kept }) });
  };
  return {
    calls,
    async fetch(address, init) {
      const input: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
      const call = {
        path: address.replace(/^.*\/api\//, ''),
        input: Object.fromEntries(Object.entries(typeof input === 'object' && input !== null ? input : {})),
        key: new Headers(init?.headers).get('idempotency-key'),
      };
      calls.push(call);
      if (waiting && call.path !== 'homework/get') await new Promise<void>((resolve) => waiting?.push(resolve));
      return answer(call);
    },
    hold: () => void (waiting = []),
    release: () => waiting?.shift()?.(),
    show: (next) => void (plan = next),
    keepWords: (ids) => void (kept = ids),
    refuseNext: (body) => void (refusal = body),
  };
}

const tick = ({ userId, value }: FakeCall['input']) => ({
  id: String(userId),
  selected: true,
  doneAt: value === true ? '2027-03-01T08:00:00.000Z' : null,
  minutes: null,
  feedback: [],
});
