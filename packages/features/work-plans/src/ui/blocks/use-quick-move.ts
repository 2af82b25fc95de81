import { useApi } from '@pausenplatz/kernel-browser';
import { useOptimistic } from '@pausenplatz/kernel-ui';
import { addStatus, getWorkPlan, type OwnPlan, type Plan, type State, type Task, type TaskStatus } from '../../contract/index.ts';
import { useAgain } from '../data.ts';

/** Sets a state by one tap, shown at once; when somebody set another one meanwhile, that is said and shown. */
export function useQuickMove({ url }: Plan, { assignmentId, userId }: OwnPlan) {
  const api = useApi();
  const again = useAgain();
  const updates = useOptimistic(getWorkPlan, { url });
  return (task: Task, expectedStatus: TaskStatus, status: TaskStatus): void => {
    const idempotencyKey = crypto.randomUUID();
    const about = { taskId: task.id, assignmentId, userId, status, expectedStatus };
    void updates
      .attempt({
        show: (plan) => withStatus(plan, task.id, status),
        send: () => api.call(addStatus, about, { idempotencyKey }),
        settle: (plan, { state: { userId: _user, ...state } }) => withState(plan, state),
      })
      .then(again);
  };
}

const fresh = { isSeen: false, solutionOpened: false, feeling: null } as const;

function withStatus(plan: Plan, taskId: string, status: TaskStatus): Plan {
  const before = plan.own?.states.find((state) => state.taskId === taskId);
  return withState(plan, { ...fresh, ...before, taskId, status, at: new Date().toISOString() });
}

function withState(plan: Plan, state: State): Plan {
  if (!plan.own) return plan;
  const others = plan.own.states.filter(({ taskId }) => taskId !== state.taskId);
  return { ...plan, own: { ...plan.own, states: [...others, state] } };
}
