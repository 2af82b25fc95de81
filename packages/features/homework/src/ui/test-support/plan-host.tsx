import { ApiProvider, createApi, createQueryClient, withoutSession } from '@pausenplatz/kernel-browser';
import { CapabilitiesProvider, SlotsProvider } from '@pausenplatz/kernel-host';
import { aHost } from '@pausenplatz/kernel-host/testing';
import { AppTheme, Toasts } from '@pausenplatz/kernel-ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { Plan } from '../../contract/index.ts';
import { usePlan, usePlanChanges } from '../data.ts';
import { homeworkUi } from '../index.ts';
import { PlanViewProvider } from '../planner/plan-context.ts';
import { idOf, monday } from './a-plan.data.ts';

const address = { schoolClass: idOf('3a'), date: monday, view: 'week' } as const;
const otherClasses = [{ id: idOf('4b'), name: '4b', color: 'blue', schoolId: idOf('school') }];
const host = aHost({ isLive: false });
const display = { showWeekend: false, showTeachers: false, showDurations: true };

let shown: QueryClient | null = null;

/** Reads the plan again, as a message of the hub makes it. */
export const readAgain = async (): Promise<void> => shown?.invalidateQueries();

/** The plan as the planner holds it, around any piece of it; `fetch` is what the test made of it. */
export function PlanHost({ userId = idOf('lea'), children }: { readonly userId?: string; readonly children: (plan: Plan) => ReactNode }) {
  const [services] = useState(() => ({
    api: createApi({ serverAddress: '', session: withoutSession }),
    client: createQueryClient({ onFault: () => undefined }),
  }));
  useEffect(() => {
    shown = services.client;
  }, [services]);
  return (
    <QueryClientProvider client={services.client}>
      <ApiProvider value={services.api}>
        <AppTheme choice="light">
          <CapabilitiesProvider value={host}>
            <SlotsProvider value={homeworkUi.fills ?? []}>
              <View userId={userId}>{children}</View>
            </SlotsProvider>
          </CapabilitiesProvider>
          <Toasts />
        </AppTheme>
      </ApiProvider>
    </QueryClientProvider>
  );
}

function View({ userId, children }: { readonly userId: string; readonly children: (plan: Plan) => ReactNode }) {
  const { data: plan } = usePlan(address);
  const changes = usePlanChanges(address);
  if (!plan) return null;
  return (
    <PlanViewProvider
      value={{
        plan,
        display,
        changes,
        userId,
        openTask: () => undefined,
        otherClasses,
        chooseClass: () => undefined,
        say: () => undefined,
      }}
    >
      {children(plan)}
    </PlanViewProvider>
  );
}
