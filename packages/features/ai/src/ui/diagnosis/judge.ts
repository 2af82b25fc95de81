import { fill } from '@pausenplatz/kernel-contract';
import type { Diagnosed, Finding } from '@pausenplatz/kernel-host';
import type { AiDiagnosis } from '../../contract/index.ts';
import { aiDiagnosisTexts as texts } from '../../texts.diagnosis.ts';

export const aiRows = ['aiOffer', 'aiOpen', 'aiCredit', 'aiProvider'] as const satisfies readonly Diagnosed[];
type AiFindings = Readonly<Record<(typeof aiRows)[number], Finding>>;

/** The same said of every row: nobody is signed in, or nothing was to be learnt. */
export const allRows = (finding: Finding): AiFindings => ({
  aiOffer: finding,
  aiOpen: finding,
  aiCredit: finding,
  aiProvider: finding,
});

/** What the server found, as it is read out. */
export function judgeAi(found: AiDiagnosis): AiFindings {
  return {
    aiOffer: { state: offerStates[found.offer], said: texts.offer[found.offer] },
    aiOpen: found.closed === null ? { state: 'good', said: texts.open.yes } : { state: 'bad', said: texts.open[found.closed] },
    aiCredit: judgeCredit(found.credit),
    aiProvider: judgePlaces(found),
  };
}

const offerStates = { none: 'bad', practice: 'note', house: 'good', outside: 'good', both: 'good' } as const;
const creditStates = { some: 'good', test: 'note', none: 'bad' } as const;

const judgeCredit = (credit: AiDiagnosis['credit']): Finding =>
  credit === null ? { state: 'unasked', said: texts.credit.closed } : { state: creditStates[credit], said: texts.credit[credit] };

/** One of two that answers is enough to work with. */
function judgePlaces({ offer, places }: AiDiagnosis): Finding {
  if (offer === 'practice') return { state: 'good', said: texts.practice };
  if (places.length === 0) return { state: 'bad', said: texts.nobody };
  const said = places.map(({ where, state }) => fill(texts.place, { where: texts.places[where], state: texts.states[state] })).join(' ');
  const working = places.filter(({ state }) => state === 'good').length;
  if (working === places.length) return { state: 'good', said };
  const isPassing = places.some(({ state }) => state === 'busy' || state === 'timeOut');
  return { state: working > 0 || isPassing ? 'note' : 'bad', said };
}
