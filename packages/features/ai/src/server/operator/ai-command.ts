import { fill } from '@pausenplatz/kernel-contract';
import { type OperatorCommand, ownTables, type Services, transactAs } from '@pausenplatz/kernel-server';
import { aiLimits as limits } from '../../contract/index.ts';
import { displayCredit, readCredit } from '../../rules/index.ts';
import { aiOperatorTexts as texts } from '../../texts.operator.ts';
import { offeredModels, offeredServices } from '../providers/offer.ts';
import type { AiTables } from '../tables.ts';
import { topUp } from '../wallet/hand-over.ts';

type Say = (line: string) => void;
type Verb = (services: Services, words: readonly string[], say: Say) => Promise<0 | 1 | null>;

const services: Verb = async (all, _words, say) => {
  const offered = offeredServices(await offeredModels(all));
  for (const { service, models } of offered) say(fill(texts.service, { service, models: models.join(', ') }));
  if (offered.length === 0) say(texts.none);
  return 0;
};

const schools: Verb = async ({ db }, _words, say) => {
  const rows = await ownTables<AiTables>(db)
    .selectFrom('school')
    .leftJoin('ai_wallet', 'ai_wallet.school_id', 'school.id')
    .select(['school.id', 'name', 'credit'])
    .orderBy('name')
    .execute();
  for (const { id, name, credit } of rows) say(fill(texts.school, { id, name, credit: displayCredit(credit ?? 0) }));
  return 0;
};

const topup: Verb = async (all, [id, typed], say) => {
  if (id === undefined || typed === undefined) return null;
  const amount = readCredit(typed);
  if (amount === null || amount < limits.smallest || amount > limits.given)
    return no(say, fill(texts.noAmount, { maximum: displayCredit(limits.given) }));
  const school = await ownTables<AiTables>(all.db).selectFrom('school').select('name').where('id', '=', id).executeTakeFirst();
  if (!school) return no(say, texts.noSchool);
  await transactAs<AiTables>(all)(async (work) => {
    await topUp(work, { kind: 'school', id }, amount, all.clock.now());
    await work.audit({ action: 'ai.topup', scopeId: id, subject: { kind: 'school', id }, details: { amount } });
  });
  say(fill(texts.topped, { name: school.name, amount: displayCredit(amount) }));
  return 0;
};

function no(say: Say, sentence: string): 1 {
  say(sentence);
  return 1;
}

const verbs: Readonly<Record<string, Verb | undefined>> = { services, schools, topup };

/** What an operator does for the AI services: looks what is offered, and fills the wallets of schools. */
export const aiCommand: OperatorCommand = {
  name: 'ai',
  help: texts.help,
  run: async (all, [verb = '', ...words], { say }) => (await verbs[verb]?.(all, words, say)) ?? null,
};
