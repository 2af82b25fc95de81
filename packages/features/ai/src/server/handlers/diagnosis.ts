import type { CallContext } from '@pausenplatz/kernel-server';
import { type AiDiagnosis, diagnoseAi } from '../../contract/index.ts';
import { handle } from '../ai.ts';
import { aiConfig } from '../config.ts';
import { isPractice } from '../providers/offer.ts';
import { knockAt } from '../providers/knock.ts';
import type { AiTables } from '../tables.ts';
import { creditOf, payerOf } from '../wallet/payer.ts';

type Context = CallContext<AiTables>;

const diagnosisHandler = handle(diagnoseAi, async (context) => ({
  ...(await spendable(context)),
  offer: offerOf(context),
  places: await placesOf(context),
}));

async function spendable(context: Context): Promise<Pick<AiDiagnosis, 'closed' | 'credit'>> {
  const payer = await payerOf(context);
  if ('closed' in payer) return { closed: payer.closed, credit: null };
  const { credit, testCredit } = await creditOf(context, payer, context.config.of(aiConfig).testCredit);
  if (credit > 0) return { closed: null, credit: 'some' };
  return { closed: null, credit: testCredit > 0 ? 'test' : 'none' };
}

function offerOf(context: Context): AiDiagnosis['offer'] {
  if (isPractice(context)) return 'practice';
  const { chat, house } = context.config.of(aiConfig);
  if (chat && house) return 'both';
  if (chat) return 'outside';
  return house ? 'house' : 'none';
}

async function placesOf(context: Context): Promise<AiDiagnosis['places']> {
  const { chat, house } = context.config.of(aiConfig);
  const now = context.clock.now();
  const asked = [chat && { where: 'outside' as const, place: chat }, house && { where: 'house' as const, place: house }];
  return Promise.all(asked.filter((one) => one !== null).map(async ({ where, place }) => ({ where, state: await knockAt(place, now) })));
}

export const diagnosisHandlers = [diagnosisHandler];
