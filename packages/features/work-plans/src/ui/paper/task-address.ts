import { planAddress } from '../plan-address.ts';

/** What a code on paper opens: the plan or its task in the browser, whatever host printed it. Who is not signed in does that first. */
export const paperAddress = (url: string, taskId?: string): string =>
  new URL(planAddress(url, taskId === undefined ? {} : { taskId }), location.origin).href;
