import { RefusedError } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import type { Diagnosis } from '@pausenplatz/kernel-host';
import { diagnoseAi } from '../../contract/index.ts';
import { aiDiagnosisTexts as texts } from '../../texts.diagnosis.ts';
import { aiRows, allRows, judgeAi } from './judge.ts';

/** Longer than the server itself waits for a provider. */
const patienceMs = 12_000;

/** Rows of `/ai-tests`. */
export const aiDiagnosis: Diagnosis = {
  looksAt: aiRows,
  async look({ api, isSignedIn }) {
    if (!isSignedIn) return allRows({ state: 'unasked', said: texts.signIn });
    try {
      return judgeAi(await api.call(diagnoseAi, {}, { signal: AbortSignal.timeout(patienceMs) }));
    } catch (error) {
      const said = error instanceof RefusedError ? fill(texts.refused, { sentence: error.body.messageBody }) : texts.failed;
      return allRows({ state: 'bad', said });
    }
  },
};
