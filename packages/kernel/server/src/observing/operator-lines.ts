import type { Services } from '../services.ts';
import { stepKey } from '../steps/steps.ts';

/** A part of the operator's page that a feature brings. */
export interface OperatorLines {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly value: string; readonly isBad?: boolean }[];
}

/** What a feature tells the operator: what it has, and which setting would bring more. */
export const operatorLinesStep = stepKey<(services: Pick<Services, 'config'>) => OperatorLines>('kernel.operatorLines');
