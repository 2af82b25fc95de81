import { counted, fill } from '@pausenplatz/kernel-contract';
import type { Finding } from '@pausenplatz/kernel-host';
import { type CheckName, type GroupName, checkGroups } from './checks.ts';
import { diagnosisTexts as texts } from './diagnosis-texts.ts';

export type Findings = Readonly<Partial<Record<CheckName, Finding>>>;

interface Around {
  readonly version: string;
  /** As its reader would write it. */
  readonly date: string;
  readonly agent: string;
}

/** What is copied and sent to whoever helps: findings, and the browser's own name. */
export function reportOf(findings: Findings, groups: readonly GroupName[], { version, date, agent }: Around): string {
  const lines = groups.flatMap((group) => [
    '',
    texts.groups[group],
    ...checkGroups[group].flatMap((name) => {
      const finding = findings[name];
      return finding ? [`- ${texts.checks[name].name}: ${texts.states[finding.state]}. ${finding.said}`] : [];
    }),
  ]);
  return [texts.report.title, fill(texts.report.at, { date, version }), fill(texts.report.browser, { agent }), ...lines].join('\n');
}

/** One sentence over everything that was found. */
export function summaryOf(findings: Findings): string {
  const count = (state: Finding['state']) => Object.values(findings).filter((finding) => finding?.state === state).length;
  if (count('bad') > 0) return counted(texts.summary.bad, count('bad'));
  if (count('note') > 0) return counted(texts.summary.note, count('note'));
  return count('unasked') > 0 ? texts.summary.asked : texts.summary.good;
}
